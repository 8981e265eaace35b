// The table as text, for the terminal: the map as rows of hexagons, and the players' boards.

import type { Say, Seat } from "@genepool/engine"
import { rounds } from "../data/constants.ts"
import { type Genes, genes } from "../data/genes.ts"
import type { RoomView, View } from "../rules/view.ts"

const cellWidth = 10

export function drawText(view: View, say: Say): string {
  const event = view.revealed.at(-1)
  const heading = [
    say("board.round", { round: Math.max(1, view.round), rounds: rounds[view.seats], clock: view.clock }),
    say("board.phase", { phase: view.phase }),
    ...(event === undefined || view.phase === "over" ? [] : [say("board.event", { event })]),
  ]
  const beside = [say("board.pool", { pool: view.pool }), geneSupply(view, say)]
  const players = view.players.map((_, seat) => drawPlayer(view, seat, say))
  return [
    heading.join(" · "),
    "",
    drawMap(view),
    "",
    ...players,
    beside.join(" · "),
    say("board.legend"),
  ].join("\n")
}

function drawMap(view: View): string {
  const left = Math.min(...view.map.map(({ q, r }) => q + r / 2))
  const rows = [...new Set(view.map.map(({ r }) => r))].sort((a, b) => a - b)
  return rows
    .map((row) => {
      const rooms = view.map.filter(({ r }) => r === row).sort((a, b) => a.q - b.q)
      const line = (draw: (room: RoomView) => string) =>
        rooms.reduce((text, room) => {
          const column = Math.round((room.q + room.r / 2 - left) * cellWidth)
          return text.padEnd(column) + draw(room)
        }, "")
      return `${line((room) => drawRoom(view, room))}\n${line((room) => drawContents(view, room))}`.trimEnd()
    })
    .join("\n\n")
}

function drawRoom(view: View, { room, sterility, start, red }: RoomView): string {
  if (view.holes.includes(room)) return "   "
  return `${room}/${sterility}${start ? "*" : ""}${red ? "!" : ""}`
}

function drawContents(view: View, { room }: RoomView): string {
  if (view.holes.includes(room)) return "   "
  const group = view.groups[room]
  const tokens =
    group === undefined ? "" : `${letterOf(view, group.seat)}${group.level}${group.charged ? "+" : "-"}`
  const power = view.cubes[room] === undefined ? "" : `r${view.cubes[room]}`
  return [tokens, power].filter((part) => part !== "").join(" ") || "·"
}

function letterOf(view: View, seat: Seat): string {
  return (view.players[seat]?.species ?? "?").charAt(0).toUpperCase()
}

function drawPlayer(view: View, seat: Seat, say: Say): string {
  const player = view.players[seat]!
  const { species, fortune, exhausted, irradiation, active, passive, trophies, passed, fate } = player
  const state = fate === "out" ? "out" : passed ? "passed" : "in"
  const starts = view.startingPlayer === seat
  const held = trophies.flatMap((tokens, owner) =>
    tokens === 0 ? [] : [`${letterOf(view, owner)}${tokens}`],
  )
  const letter = letterOf(view, seat)
  const lines = [
    species === null
      ? say("board.newcomer", { letter, seat })
      : say("board.player", { letter, seat, species, state, starts }),
    [
      say("board.tokens", { tokens: view.tokens[seat], supply: view.supply[seat] }),
      say("board.genes", { active: strand(active, say), passive: strand(passive, say) }),
      say("board.fortune", { fortune, exhausted, irradiation }),
      say("board.trophies", { trophies: held.join(" ") || "0" }),
    ].join(" · "),
  ]
  return lines.join("\n  ")
}

function geneSupply({ geneSupply }: View, say: Say): string {
  const { action, telepathy, fighting, structure } = geneSupply
  return say("board.geneSupply", { a: action, t: telepathy, f: fighting, s: structure })
}

/** One letter for each gene. */
function strand(genesThere: Genes, say: Say): string {
  const letters = say("board.letters").split(" ")
  return genes.map((gene, i) => letters[i]!.repeat(genesThere[gene])).join("") || "–"
}
