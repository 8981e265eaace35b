// A copy by hand: search makes more of them than of anything else

import { cloneDeck, cloneFrames, type Own } from "@genepool/engine"
import { mostRooms } from "./laboratory.ts"
import type { Player, State } from "./state.ts"

export function clone(state: State): State {
  return { ...copyTable(state), frames: cloneFrames(state.frames), standing: state.standing.slice() }
}

/** The deck is only the set of its cards. */
export function copyTable(from: Own<State>): Own<State> {
  // Room after room by number: walking through the names of those that are there takes several
  // times as long
  const groups: State["groups"] = { ...from.groups }
  for (let room = 0; room < mostRooms; room++) {
    const group = groups[room]
    if (group !== undefined) groups[room] = { seat: group.seat, level: group.level, charged: group.charged }
  }
  const players: Player[] = []
  for (const player of from.players) players.push(copyPlayer(player))
  return {
    seats: from.seats,
    options: from.options,
    round: from.round,
    phase: from.phase,
    startingPlayer: from.startingPlayer,
    toPlay: from.toPlay,
    players,
    groups,
    cubes: { ...from.cubes },
    holes: from.holes.slice(),
    deck: cloneDeck(from.deck),
    revealed: from.revealed.slice(),
    modifiers: { ...from.modifiers },
    lastTurns: from.lastTurns === null ? null : from.lastTurns.slice(),
    tested: from.tested.slice(),
  }
}

function copyPlayer(from: Player): Player {
  const { active, passive } = from
  return {
    species: from.species,
    active: {
      action: active.action,
      telepathy: active.telepathy,
      fighting: active.fighting,
      structure: active.structure,
    },
    passive: {
      action: passive.action,
      telepathy: passive.telepathy,
      fighting: passive.fighting,
      structure: passive.structure,
    },
    fortune: from.fortune,
    exhausted: from.exhausted,
    irradiation: from.irradiation,
    trophies: from.trophies.slice(),
    passed: from.passed,
    fate: from.fate,
  }
}
