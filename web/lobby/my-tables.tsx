// What somebody can go on with, first on the page: tables on the server and games on this device

import type { Locale } from "@genepool/engine"
import { lazy, Suspense, useEffect, useRef, useState } from "react"
import type { AppSay } from "../text/index.ts"
import { KeptTables } from "./kept-tables.tsx"

const MineOnline = lazy(() => import("../online/mine.tsx"))

interface Props {
  readonly say: AppSay
  readonly locale: Locale
}

const storageKey = "genepool.mine.height"

export function MyTables({ say, locale }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [known, setKnown] = useState({ online: false, here: false })
  const isKnown = known.online && known.here
  // They come a moment after the page: as much room is kept as they took last time, so that nothing
  // jumps
  useEffect(() => {
    if (isKnown && box.current !== null) remember(box.current.offsetHeight)
  })
  return (
    <div ref={box} className="my-tables" style={isKnown ? undefined : { minHeight: remembered() }}>
      <Suspense>
        <MineOnline say={say} locale={locale} onKnown={() => setKnown((now) => ({ ...now, online: true }))} />
      </Suspense>
      <KeptTables
        which="running"
        say={say}
        locale={locale}
        onKnown={() => setKnown((now) => ({ ...now, here: true }))}
      />
    </div>
  )
}

function remembered(): number {
  try {
    return Number(localStorage.getItem(storageKey)) || 0
  } catch {
    return 0
  }
}

function remember(height: number): void {
  try {
    localStorage.setItem(storageKey, String(height))
  } catch {
    // Then they push the page down when they come
  }
}
