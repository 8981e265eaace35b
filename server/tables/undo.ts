// Taking back: free inside one's own uncommitted choices, else by consent of the other people, as
// the table's mood says. Past a die or a reveal never in a rated game, nor where those who could
// say no have left.
import type { Seat } from "@genepool/engine"
import type { Acknowledgement } from "@genepool/wire"
import { Problem } from "../problem.ts"
import { mustBeRestrained, mustRun, stale } from "./gate.ts"
import type { Table } from "./table.ts"

/** Takes back at once where that is free; otherwise the wish is put to the others. */
export function undoTo(table: Table, seat: Seat, wished: number, n: number): Promise<Acknowledgement> {
  return table.settle(async () => {
    const { play } = table
    mustRun(table)
    const to = play.wholeLines(wished)
    if (play.setting.manner.undo === "strict")
      throw new Problem("notNow", "Undo is off at this table.", "It was set up that way.")
    if (n !== play.openN) throw stale(play)
    if (to >= play.openChoices)
      throw new Problem("notNow", "There is nothing to undo.", `Give a number below ${play.openChoices}.`)
    if (play.resigned[seat] || play.driver(seat) !== "person")
      throw new Problem("notNow", "You do not play this seat now.", "Take it back first: POST return.")
    mustBeRestrained(play, seat)
    const furthest = play.furthestUndo(seat)
    if (to < furthest)
      throw new Problem(
        "notNow",
        "A die was rolled or something was shown since: at this table that is not taken back.",
        furthest < play.openChoices
          ? `Give a number from ${furthest} on.`
          : "Nothing can be taken back before the next choice.",
        { furthest },
      )
    const kind = play.freeUndo(seat) <= to ? "undo" : "undoRequest"
    return { n: (await table.append(kind, seat, { to })).openN }
  })
}

export function answerUndo(table: Table, seat: Seat, agree: boolean): Promise<Acknowledgement> {
  return table.say("undoAnswer", seat, { agree }, (play) => {
    const request = play.undoRequest
    if (request === null)
      throw new Problem("notNow", "Nobody has asked for an undo.", "It may have been settled already.")
    if (play.resigned[seat]) throw new Problem("notNow", "You have resigned.", "You may watch.")
    if (request.agreed.includes(seat) || (request.seat === seat && agree))
      throw new Problem("notNow", "You have already agreed.", "Wait for the others.")
  })
}
