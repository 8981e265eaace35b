import { mkdtempSync, readFileSync, rmSync, truncateSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { featuresHash } from "@genepool/engine"
import { games } from "@genepool/games"
import { afterAll, describe, expect, test } from "vitest"
import { playerOf, playGame } from "../play.ts"
import { type Header, readShard, recordBytes, ShardWriter } from "../shard.ts"

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
