// The wall with its four scenes, in the order of play, and the figures that walk between them

import { Piece, useInTurn } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import { type CSSProperties, memo } from "react"
import { type Area, areas } from "../data/kinds.ts"
import { Caves } from "./area/caves.tsx"
import { Forest } from "./area/forest.tsx"
import { Mountains } from "./area/mountains.tsx"
import { Savanna } from "./area/savanna.tsx"
import { AreaSign, Scene } from "./art/areas.tsx"
import { KromosaurDrawing } from "./art/kromosaur.tsx"
import { BonusStage, KindChoice } from "./declared.tsx"
import { Fight } from "./fight.tsx"
import { Figure } from "./figure.tsx"
import { usePlay } from "./play.ts"
import { characterOf } from "./sight.ts"

const bodies = { caves: Caves, forest: Forest, savanna: Savanna, mountains: Mountains } as const

interface MapProps {
  readonly wide: boolean
  /** In the tall layout one scene at a time is shown in full. */
  readonly looked: Area
  readonly look: (area: Area) => void
}

export const WallMap = memo(function WallMap({ wide, looked, look }: MapProps) {
  return (
    <div className="kro-map" data-anchor="map">
      {areas.map((area) => (
        <AreaCell
          key={area}
          area={area}
          open={wide}
          looked={!wide && looked === area}
          look={wide ? null : () => look(area)}
        />
      ))}
      <Figures />
    </div>
  )
})

interface CellProps {
  readonly area: Area
  readonly open: boolean
  readonly looked: boolean
  readonly look: (() => void) | null
}

function AreaCell({ area, open, looked, look }: CellProps) {
  const { view, sight, offers, refusal, word, say } = usePlay()
  const here = sight.area === area
  const go = offers("go").filter((option) => option.to === area)
  const withheld = refusal((choice) => choice.do === "go" && choice.to === area)
  const name = word("area", {
    area,
    number: areas.indexOf(area) + 1,
    count: view.players.filter((player) => player.area === area).length,
  })
  return (
    <section
      className="kro-area"
      data-area={area}
      data-here={here || undefined}
      data-looked={looked || undefined}
      data-anchor={`area-${area}`}
    >
      <Scene area={area} glacial={view.options.side === "glacial"} />
      <Piece
        className="kro-go"
        place={String(areas.indexOf(area) + 1)}
        name={go.length > 0 ? word("goTo", { to: area }) : name}
        options={go}
        withheld={withheld}
        onTouch={go.length === 0 && withheld === null && look !== null ? look : undefined}
        plain={go.length === 0}
        tip={word(`tip.area.${area}`)}
      >
        <AreaTitle area={area} title={say(`name.area.${area}`)} />
      </Piece>
      {open && <AreaBody area={area} />}
    </section>
  )
}

function AreaTitle({ area, title }: { readonly area: Area; readonly title: string }) {
  return (
    <span className="kro-area-title" aria-hidden="true">
      <i className="kro-number">{areas.indexOf(area) + 1}</i>
      <AreaSign area={area} />
      {title}
    </span>
  )
}

/** What lies in an area. */
export const AreaBody = memo(function AreaBody({ area }: { readonly area: Area }) {
  const { sight } = usePlay()
  const Body = bodies[area]
  return (
    <div className="kro-area-body">
      <Body />
      {sight.area === area && sight.bonus === null && <KindChoice />}
    </div>
  )
})

/**
 * A fight or a card that is being settled: for that long it is all one sees, in the scene where it
 * happens.
 */
export const Arena = memo(function Arena() {
  const { view, sight, say } = usePlay()
  const { fight, bonus } = sight
  // While one still looks for a card in one's hand there is nothing to see but the wall
  const area = fight?.area ?? (bonus?.card == null ? null : sight.area)
  // After the cards that say where to go have left the tray: all at once would hold up the screen
  const isDrawn = useInTurn(area !== null, 2)
  if (area === null || !isDrawn) return null
  return (
    // Another fight is another scene
    <div key={`${area} ${fight?.fighters.join(" ")}`} className="kro-arena" data-area={area}>
      <Scene area={area} glacial={view.options.side === "glacial"} />
      <AreaTitle area={area} title={say(`name.area.${area}`)} />
      {fight !== null ? <Fight fight={fight} /> : <BonusStage />}
    </div>
  )
})

const column = (area: Area) => areas.indexOf(area) % 2
const row = (area: Area) => Math.floor(areas.indexOf(area) / 2)

/** Everybody on the wall in one layer, so that moving is walking. */
function Figures() {
  const { view, sight, offers, word } = usePlay()
  const { kromosaur } = view
  const inArea = (area: Area): Seat[] =>
    view.players.flatMap((player, seat) => (player.area === area ? [seat] : []))
  const place = (area: Area, at: number, of: number): CSSProperties =>
    ({
      "--column": column(area),
      "--row": row(area),
      "--at": at,
      "--of": of,
    }) as CSSProperties
  return (
    <div className="kro-figures">
      {view.players.map((player, seat) => {
        const neighbours = inArea(player.area)
        const crowd = neighbours.length + (kromosaur?.area === player.area ? 2 : 0)
        const fighting = sight.fight?.area === player.area
        return (
          <Piece
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className="kro-standing"
            name={word("figure", { seat, area: player.area, stunned: player.life === 0 })}
            options={offers("aim").filter((option) => option.seat === seat)}
            style={{
              ...place(player.area, neighbours.indexOf(seat), crowd),
              ...(fighting ? { visibility: "hidden" } : {}),
            }}
            anchor={`figure-${seat}`}
          >
            <Figure character={characterOf(view, seat)} seat={seat} stunned={player.life === 0} />
          </Piece>
        )
      })}
      {kromosaur !== null && kromosaur.area !== null && (
        <div
          className="kro-standing kro-monster"
          data-area={kromosaur.area}
          role="img"
          aria-label={word("kromosaurAt", { area: kromosaur.area, life: kromosaur.life })}
          data-tip={word("tip.kromosaur", {
            add: sight.data.kromosaur.fight,
            life: kromosaur.life,
          })}
          style={{
            ...place(kromosaur.area, inArea(kromosaur.area).length, inArea(kromosaur.area).length + 2),
            ...(sight.fight?.area === kromosaur.area ? { visibility: "hidden" } : {}),
          }}
        >
          <KromosaurDrawing look="alive" />
          <KromosaurLife life={kromosaur.life} />
        </div>
      )}
    </div>
  )
}

export function KromosaurLife({ life }: { readonly life: number }) {
  const { sight } = usePlay()
  const of = sight.data.kromosaur.life
  return (
    <span
      className="kro-monster-life"
      aria-hidden="true"
      data-life={life}
      style={{ "--life": life, "--of": of } as CSSProperties}
    />
  )
}
