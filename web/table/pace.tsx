// For what is shown: to wait, to go on, or to be brought to one's own turn

import { useEffect, useRef } from "react"
import type { Shortcuts } from "../app/shortcuts.ts"
import type { AppSay } from "../text/index.ts"
import { BarButton } from "./bar.tsx"
import type { Show, Shown } from "./show.ts"

interface Props {
  readonly show: Show
  readonly shown: Shown
  readonly keys: Shortcuts["keys"]
  readonly say: AppSay
}

export function Pace({ show, shown, keys, say }: Props) {
  const { showing, waits, paused, who } = shown
  const atRest = !showing && !paused
  return (
    // They keep their place when there is nothing to show: a press that comes too late hits nothing
    // else
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <div className="pace" role="group" aria-label={say("settings.speed")} data-rest={atRest || undefined}>
      {waits ? (
        <BarButton
          shape="forward"
          words={say("table.pace.next")}
          press={() => show.goOn()}
          keys={keys.next}
        />
      ) : (
        <BarButton
          shape={paused ? "play" : "pause"}
          words={say(paused ? "table.pace.resume" : "table.pace.pause")}
          press={() => show.pause()}
          keys={keys.pause}
          disabled={atRest}
        />
      )}
      <BarButton
        shape="last"
        words={say(who === "spectator" ? "table.pace.present" : "table.pace.skip")}
        press={() => show.skip()}
        keys={keys.skip}
        disabled={atRest}
      />
    </div>
  )
}

/** What of the table answers to a tap while something is shown. */
const places = ".table-stage, .table-side, .table-tray, .prompt"
const fade = { duration: 160, easing: "ease-out" }

/** A tap on the table goes on, and the present comes with a short fade when it comes at once. */
export function useTaps(show: Show, shown: Shown | null): void {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest(places) !== null) show.goOn()
    }
    addEventListener("pointerdown", onPointerDown)
    return () => removeEventListener("pointerdown", onPointerDown)
  }, [show])
  const cuts = shown?.cuts ?? 0
  const seen = useRef(cuts)
  useEffect(() => {
    if (seen.current === cuts) return
    seen.current = cuts
    if (document.documentElement.hasAttribute("data-still")) return
    document.querySelector(".table-stage")?.animate?.([{ opacity: 0.55 }, { opacity: 1 }], fade)
  }, [cuts])
}
