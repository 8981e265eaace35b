import { mkdtempSync, readFileSync, rmSync, truncateSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { FastRandom, featuresHash, parseOptions, Turn } from "@genepool/engine"
import { games } from "@genepool/games"
import { afterAll, describe, expect, test } from "vitest"
import { playerOf, playGame } from "../play.ts"
import { type Header, readShard, recordBytes, ShardWriter } from "../shard.ts"
import { teach, teacherOf } from "../teacher.ts"

const folder = mkdtempSync(join(tmpdir(), "training-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bounds = { tries: [0, 1], moments: 5 }

describe("games to learn from", () => {
  test.each(["viral", "chromosome", "krom"])(
    "of %s: the same again, with moments in order and one result",
    async (id) => {
      const play = playerOf(await games[id]!())
      const seats = play.game.seats.min
      const moments = playGame(play, seats, "test", 3, bounds)
      expect(playGame(play, seats, "test", 3, bounds)).toEqual(moments)
      expect(playGame(play, seats, "test", 4, bounds)).not.toEqual(moments)
      expect(moments).toHaveLength(5)
      const parts = moments.map(({ part }) => part)
      expect(parts).toEqual(parts.toSorted((a, b) => a - b))
      expect(parts.every((part) => part >= 0 && part < 1)).toBe(true)
      for (const { shares, leads, rows } of moments) {
        expect([...shares]).toEqual([...moments[0]!.shares])
        expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1)
        expect(rows).toHaveLength(seats * play.judgement.features.names.length)
        // Nobody leads but a winner
        expect(leads.every((lead, seat) => lead <= 0 || (shares[seat] as number) > 0)).toBe(true)
      }
    },
  )
})

describe("a teacher", () => {
  const thinking = async (id: string, trust: number) => {
    const module = await games[id]!()
    const play = playerOf(module)
    const { judgement } = module
    if (judgement === null) throw new Error("there is nothing to think by")
    return { play, teacher: teacherOf(module, judgement, undefined, { tries: 8, trust }) }
  }

  test.each(["viral", "krom"])("of %s: its word and the end of the game make the shares", async (id) => {
    const { play, teacher } = await thinking(id, 0.7)
    const ends = playGame(play, 3, "test", 3, bounds)
    const taught = playGame(play, 3, "test", 3, { ...bounds, teacher })
    expect(playGame(play, 3, "test", 3, { ...bounds, teacher })).toEqual(taught)
    expect(taught.map(({ rows, leads, part }) => ({ rows, leads, part }))).toEqual(
      ends.map(({ rows, leads, part }) => ({ rows, leads, part })),
    )
    const differ = taught.filter(({ shares }, i) =>
      shares.some((share, seat) => share !== ends[i]!.shares[seat]),
    )
    expect(differ.length).toBeGreaterThan(2)
    taught.forEach(({ shares }, i) => {
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 5)
      shares.forEach((share, seat) => {
        expect(share).toBeGreaterThanOrEqual(0.3 * (ends[i]!.shares[seat] as number) - 1e-6)
      })
    })
  })

  test("says nothing where nothing is left to choose, nor where nobody trusts it", async () => {
    const { play, teacher } = await thinking("krom", 0)
    const ends = playGame(play, 2, "test", 5, bounds)
    const shares = playGame(play, 2, "test", 5, { ...bounds, teacher }).map((moment) => [...moment.shares])
    expect(shares).toEqual(ends.map((moment) => [...moment.shares]))
    const { game } = play
    const over = {
      ...game.setup(2, parseOptions(game.options, undefined, 2), new Turn(new FastRandom("a"), false)),
    }
    const untouched = new Float32Array([0.25, 0.75])
    teach({ ...teacher, trust: 1 }, game, { ...over, frames: [] }, untouched, "s")
    expect([...untouched]).toEqual([0.25, 0.75])
  })
})

describe("a shard", () => {
  test("gives back what was written, and goes on after a game that was broken off", async () => {
    const play = playerOf(await games.krom!())
    const { features } = play.judgement
    const header: Header = {
      game: "krom",
      rules: play.game.version,
      features: featuresHash(features),
      width: features.names.length,
      seats: 3,
      seed: "s",
      net: null,
    }
    const path = join(folder, "krom.shard")
    const writer = new ShardWriter(path, header)
    for (let n = 0; n < 3; n++) writer.write(playGame(play, 3, "s", n, bounds))
    const whole = readFileSync(path)
    const { moments, header: found } = readShard(path)
    expect(found).toEqual(header)
    expect(moments).toHaveLength(15)
    expect(moments.map(({ game }) => game)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    const again = playGame(play, 3, "s", 1, bounds)[2]!
    expect(moments[7]!.worths).toEqual(again.worths)
    expect(moments[7]!.leads).toEqual(again.leads)
    expect(again.rows.every((number, i) => Math.abs(number - moments[7]!.rows[i]!) < 0.005)).toBe(true)

    // In the middle of a record of the last game
    truncateSync(path, whole.length - recordBytes(header) - 7)
    const next = new ShardWriter(path, header)
    expect(next.next).toBe(2)
    next.write(playGame(play, 3, "s", 2, bounds))
    expect(readFileSync(path).equals(whole)).toBe(true)
    expect(() => new ShardWriter(path, { ...header, seed: "other" })).toThrow(
      /delete it or name another seed/,
    )
  })
})
