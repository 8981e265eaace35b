// A bot that chooses at random, with nothing but Node: node docs/example-bot.mjs
// http://localhost:4000 gp_... TABLE
import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"

const [server, token, table] = process.argv.slice(2)
const base = `${server}/api/v1/tables/${table}`
const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" }

/**
 * Sends it until there is an answer. With a key of its own a choice counts once, however often it
 * is sent.
 */
async function post(path, body) {
  for (;;) {
    const answer = await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) }).catch(
      () => null,
    )
    if (answer === null) await pause(1000)
    else if (answer.status === 429 || answer.status === 503)
      await pause(1000 * Number(answer.headers.get("Retry-After") ?? 1))
    else if (answer.ok) return answer.json()
    else {
      const { error } = await answer.json()
      // The table has moved on meanwhile, or the game is over: the next message tells how it stands
      if (!["stale", "notOnTheList", "notNow"].includes(error.code))
        console.log("refused:", error.code, error.message)
      return null
    }
  }
}

let last = ""

/** The messages of the table, from one connection; `last` keeps where to resume. */
async function* messages() {
  const resume = last === "" ? {} : { "Last-Event-ID": last }
  const answer = await fetch(`${base}/stream`, { headers: { ...headers, ...resume } })
  if (!answer.ok) throw new Error(`the stream answered ${answer.status}`)
  let text = ""
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    const events = (text + piece).split("\n\n")
    text = events.pop()
    for (const event of events) {
      const field = Object.fromEntries(event.split("\n").map((line) => line.split(/: (.*)/s)))
      if (field.id !== undefined) last = field.id
      if (field.event === "table") yield JSON.parse(field.data)
    }
  }
}

/** What there is to do now; true, when it is over. */
async function react({ status, you, seats, terms, undo, decision, paused, n, result }) {
  if (status === "finished" || status === "cancelled") {
    console.log(status, JSON.stringify(result?.places ?? null))
    return true
  }
  if (status === "open") {
    if (!seats[you].ready) await post("/ready", { terms })
  } else if (undo.request && undo.request.seat !== you && !undo.request.agreed.includes(you)) {
    await post("/undo/answer", { agree: true })
  } else if (decision !== null && !decision.answered && !paused) {
    // A decision taken together may ask for several parts, one after another, until the answer is
    // whole
    const choice = decision.options[Math.floor(Math.random() * decision.options.length)]
    await post("/choices", { n, choice, key: randomUUID() })
  }
  return false
}

// Whoever sits there already gets the same seat again
const joined = await post("/join", {})
if (joined === null) process.exit(1)
console.log("seat", joined.seat)
for (let over = false; !over; ) {
  try {
    for await (const { now } of messages()) {
      over = await react(now)
      if (over) break
    }
  } catch {
    // The line broke, or the server is away
    await pause(2000)
  }
}
