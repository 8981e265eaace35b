// The connection between two nodes, without nodes.
import { duplexPair } from "node:stream"
import { expect, test } from "vitest"
import { Packets } from "../nodes/packets.ts"
import { Answerer, Caller, type Telling, Unreachable } from "../nodes/trunk.ts"
import { Problem } from "../problem.ts"
import { until } from "./kit/until.ts"

/** Both ends; every question opens a stream, unless it says otherwise. */
function trunk() {
  const [near, far] = duplexPair()
  const tellings: Telling[] = []
  const left: unknown[] = []
  let bytes = 0
  near.on("data", (piece: Buffer) => {
    bytes += piece.length
  })
  const answerer = new Answerer(
    far,
    {
      answer: async (question) => {
        if ((question as { refuse?: boolean }).refuse) throw new Problem("notNow", "No.", "Wait.", { n: 3 })
        return question
      },
      open: (question) =>
        "watch" in (question as object)
          ? Promise.resolve({
              answer: question,
              begin: (telling: Telling) => {
                tellings.push(telling)
                return () => left.push(question)
              },
            })
          : null,
    },
    () => undefined,
  )
  const caller = new Caller(near, () => undefined)
  return { caller, answerer, tellings, left, bytes: () => bytes }
}

/** Whatever is under way has arrived: both ends are in this process. */
async function quiet(): Promise<void> {
  for (let spin = 0; spin < 10; spin++) await new Promise(setImmediate)
}

test("what is told to many goes over once, and reaches each in order", async () => {
  const { caller, tellings, bytes } = trunk()
  const heard: string[][] = []
  for (let i = 0; i < 3; i++) {
    const stream = await caller.open({ watch: i })
    const own: string[] = []
    heard.push(own)
    stream.follow(
      (chunk) => own.push(String(chunk)),
      () => own.push("over"),
    )
  }
  const [all, one] = [Buffer.from("a".repeat(10_000)), Buffer.from("b")]
  const before = bytes()
  for (const telling of tellings) telling.send(all)
  tellings[1]?.send(one)
  tellings[1]?.over()
  for (const telling of [tellings[0], tellings[2]]) telling?.send(all)
  await until(() => heard[2]?.length === 2)
  const a = String(all)
  expect(heard).toEqual([
    [a, a],
    [a, "b", "over"],
    [a, a],
  ])
  expect(bytes() - before).toBeLessThan(2 * all.length + 200)
})

test("what comes with the answer is not lost, and who leaves is not told any more", async () => {
  const { caller, tellings, left } = trunk()
  const opening = caller.open({ watch: 0 })
  await until(() => tellings.length === 1)
  tellings[0]?.send(Buffer.from("first"))
  const stream = await opening
  await quiet()
  const heard: string[] = []
  stream.follow(
    (chunk) => heard.push(String(chunk)),
    () => undefined,
  )
  expect(heard).toEqual(["first"])
  stream.leave()
  await until(() => left.length === 1)
  tellings[0]?.send(Buffer.from("second"))
  await quiet()
  expect(heard).toEqual(["first"])
})

test("a refusal is the same at both ends; where nobody answers it is known", async () => {
  const { caller, answerer } = trunk()
  expect(await caller.ask({ some: "thing" })).toEqual({ some: "thing" })
  await expect(caller.ask({ refuse: true })).rejects.toMatchObject({
    code: "notNow",
    hint: "Wait.",
    more: { n: 3 },
  })
  answerer.destroy()
  caller.destroy()
  await expect(caller.ask({})).rejects.toThrow(Unreachable)
})

test("what is no packet is not taken for one", () => {
  const packets = new Packets(() => undefined)
  expect(() => packets.push(Buffer.from("GET / HTTP/1.1\r\n\r\n"))).toThrow("no packet")
})
