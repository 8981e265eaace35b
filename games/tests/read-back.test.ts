// What is said can be read back: out of the words alone comes what the view holds, so that whoever
// decides by ear decides on the same facts as whoever reads the view

import type { PositionView } from "@genepool/engine"
import { type Hearing, positionOf, speaker, viewsInPlay } from "@genepool/text"
import { expect, test } from "vitest"
import { games } from "../index.ts"

const seatNames = ["Anna", "Ben", "Cleo"]

async function heardIn(id: string) {
  const module = await games[id]!()
  const words = speaker(module.texts, "en", { seatNames })
  const views = [2, 3].flatMap((seats) => viewsInPlay(module, { seats, seed: `read ${seats}` }, 15))
  return views.map((view) => {
    const hearing: Hearing = { module, words, view, decision: null, prompt: null, withheld: [], moments: [] }
    return { view, said: positionOf(hearing) }
  })
}

const number = (pattern: RegExp, text: string) => Number(pattern.exec(text)?.[1] ?? 0)

test("chromosome: whose group is where, how large, charged or not, and every cube", async () => {
  type Sight = PositionView & {
    groups: { [room: number]: { seat: number; level: number; charged: boolean } }
    cubes: { [room: number]: number }
    holes: number[]
  }
  for (const { view, said } of await heardIn("chromosome")) {
    const { groups, cubes, who, holes } = view as Sight
    const read: Sight["groups"] = {}
    const glow: Sight["cubes"] = {}
    for (const { id, line } of said.places) {
      if (line.startsWith("A hole")) {
        expect(holes).toContain(Number(id))
        continue
      }
      const power = number(/radiation of power (\d+)/, line)
      if (power > 0) glow[Number(id)] = power
      const level = number(/level (\d)/, line)
      if (level === 0) continue
      const seat = /: your group/.test(line)
        ? (who as number)
        : seatNames.findIndex((name) => line.includes(` of ${name},`))
      read[Number(id)] = { seat, level, charged: / charged/.test(line) }
    }
    expect(read).toEqual(groups)
    expect(glow).toEqual(cubes)
  }
})

test("viral: how many viruses of whom in which organ, with their shields; points and reserves", async () => {
  type Sight = PositionView & {
    body: { [organ: string]: string[] }
    viruses: string[]
    scores: number[]
    reserve: number[]
  }
  const names: { [name: string]: string } = { Gloop: "G", Zester: "Z" }
  const { texts } = await games.viral!()
  for (const [key, name] of Object.entries(texts.en))
    if (key.startsWith("name.virus.")) names[name] = key.slice("name.virus.".length)
  for (const { view, said } of await heardIn("viral")) {
    const { body, viruses, scores, reserve, who } = view as Sight
    for (const { id, line } of said.places) {
      const inside = line.slice(line.lastIndexOf(": ") + 2)
      // What an absorber carries is said with it, and not read back here
      if (inside.includes("carrying")) continue
      const read =
        inside === "empty"
          ? []
          : inside.split(", ").flatMap((part) => {
              const count = number(/^(\d+) × /, part) || 1
              const whose = part.replace(/^\d+ × /, "").replace(" with a shield", "")
              const virus = whose === "yours" ? viruses[who as number]! : names[whose]!
              return new Array<string>(count).fill(part.includes("with a shield") ? `${virus}*` : virus)
            })
      expect(read.sort()).toEqual([...body[id]!].sort())
    }
    said.players.forEach((lines, seat) => {
      expect(number(/^(\d+) points?$/m, lines.join("\n"))).toBe(scores[seat])
      expect(number(/^(\d+) virus(?:es)? in reserve$/m, lines.join("\n"))).toBe(reserve[seat])
    })
  }
})

test("krom: where everybody stands, with what life, tokens and cards", async () => {
  type Sight = PositionView & {
    players: {
      area: string
      life: number
      krom: number
      wood: number
      stone: number
      bone: number
      cards: number
    }[]
  }
  for (const { view, said } of await heardIn("krom")) {
    ;(view as Sight).players.forEach((player, seat) => {
      const text = said.players[seat]!.join("\n")
      expect({
        area: /^In: (.*)$/m.exec(text)?.[1]?.toLowerCase(),
        life: number(/^life (\d) of/m, text),
        krom: number(/^(\d+) krom$/m, text),
        wood: number(/^(\d+) wood$/m, text),
        stone: number(/^(\d+) stones?$/m, text),
        bone: number(/^(\d+) bones?$/m, text),
        cards: number(/^(\d+) cards?$/m, text),
      }).toEqual({
        area: player.area,
        life: player.life,
        krom: player.krom,
        wood: player.wood,
        stone: player.stone,
        bone: player.bone,
        cards: player.cards,
      })
    })
  }
})
