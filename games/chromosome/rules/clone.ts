// A copy by hand: search makes more of them than of anything else

import { cloneDeck, cloneFrames, type Own } from "@genepool/engine"
import type { Group, Player, State } from "./state.ts"

export function clone(state: State): State {
  return { ...copyTable(state), frames: cloneFrames(state.frames), standing: state.standing.slice() }
}

/** The deck is only the set of its cards. */
export function copyTable(from: Own<State>): Own<State> {
  const groups: State["groups"] = {}
  for (const room in from.groups) {
    const { seat, level, charged } = from.groups[room] as Group
    groups[room] = { seat, level, charged }
  }
  const cubes: State["cubes"] = {}
  for (const room in from.cubes) cubes[room] = from.cubes[room] as number
  return {
    seats: from.seats,
    options: from.options,
    round: from.round,
    phase: from.phase,
    startingPlayer: from.startingPlayer,
    toPlay: from.toPlay,
    players: from.players.map(copyPlayer),
    groups,
    cubes,
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
