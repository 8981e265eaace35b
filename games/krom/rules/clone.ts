// A copy by hand: search makes more of them than of anything else

import { cloneDeck, cloneFrames } from "@genepool/engine"
import type { Player, State } from "./state.ts"

export function clone(state: State): State {
  const { seats, options, round, supply, gathering, hunting, bonus, evolutions, kromosaur, trophy } = state
  const players = new Array<Player>(seats)
  for (let seat = 0; seat < seats; seat++) {
    const {
      character,
      area,
      life,
      krom,
      wood,
      stone,
      bone,
      evolutions: own,
      hand,
    } = state.players[seat] as Player
    const player = {
      character,
      area,
      life,
      krom,
      wood,
      stone,
      bone,
      evolutions: own.slice(),
      hand: hand.slice(),
    }
    players[seat] = player
  }
  return {
    seats,
    options,
    round,
    players,
    supply: { krom: supply.krom, wood: supply.wood, stone: supply.stone, bone: supply.bone },
    gathering: { deck: cloneDeck(gathering.deck), discard: gathering.discard.slice() },
    hunting: {
      deck: cloneDeck(hunting.deck),
      discard: hunting.discard.slice(),
      open: hunting.open.slice(),
    },
    bonus: { deck: cloneDeck(bonus.deck), discard: bonus.discard.slice() },
    evolutions: { deck: cloneDeck(evolutions.deck), open: evolutions.open.slice() },
    kromosaur: kromosaur === null ? null : { life: kromosaur.life, area: kromosaur.area },
    trophy,
    memories: state.memories.slice(),
    frames: cloneFrames(state.frames),
    standing: state.standing.slice(),
  }
}
