// genepool protocol: JSON lines in, JSON lines out, so that a program in any language can play.

import { createInterface } from "node:readline"
import { BadInput, Refusal } from "@genepool/engine"
import { command, theWords } from "../command.ts"
import { Desk } from "../protocol/calls.ts"
import { Complaint, Request } from "../protocol/request.ts"
import { debugging, type Terminal } from "../terminal.ts"

export const protocol = command(
  {
    name: "protocol",
    words: "",
    about: "talk to a program in any language: JSON lines on standard input and output",
    flags: {},
    more: [
      'Each line is a request such as {"id":1,"call":"setup","game":"noughts","seats":2}; each answer is a line that',
      "repeats the id. A line that cannot be taken is answered with an error, and the conversation goes on.",
      "docs/protocol.md lists the calls and has an example bot in Python.",
    ].join("\n"),
    examples: ["protocol", `protocol <<< '{"id":1,"call":"games"}'`],
  },
  async (words, _flags, terminal) => {
    theWords("protocol", [], words)
    const desk = new Desk(terminal)
    for await (const line of createInterface({ input: terminal.input, crlfDelay: Number.POSITIVE_INFINITY }))
      if (line.trim() !== "") terminal.print(JSON.stringify(await answer(desk, line, terminal)))
    return 0
  },
)

async function answer(desk: Desk, line: string, terminal: Terminal): Promise<object> {
  let id: unknown = null
  try {
    const fields = parse(line)
    id = fields.id ?? null
    const request = new Request(fields)
    const name = request.text("call")
    const call = Object.hasOwn(desk.calls, name) ? desk.calls[name] : undefined
    if (call === undefined)
      throw new Complaint(
        "unknownCall",
        `expected one of ${Object.keys(desk.calls).join(", ")}, got ${name}`,
        "call",
      )
    return { id, ok: true, ...(await call(request)) }
  } catch (error) {
    return { id, ok: false, error: complaintOf(error, terminal) }
  }
}

function parse(line: string): { readonly [name: string]: unknown } {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    throw new Complaint("malformedLine", `expected a JSON object on one line: ${String(error)}`)
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Complaint("malformedLine", "expected a JSON object on one line")
  return value as { readonly [name: string]: unknown }
}

function complaintOf(error: unknown, terminal: Terminal): object {
  if (error instanceof Complaint)
    return {
      code: error.code,
      message: error.message,
      ...(error.where === null ? {} : { where: error.where }),
    }
  if (error instanceof BadInput) return { code: "badInput", message: error.message, where: error.where }
  if (error instanceof Refusal)
    return {
      code: error.code,
      message: error.message,
      ...(error.reason === null ? {} : { reason: error.reason }),
    }
  if (debugging(terminal)) terminal.remark((error instanceof Error && error.stack) || String(error))
  return { code: "internal", message: error instanceof Error ? error.message : String(error) }
}
