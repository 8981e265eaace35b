// What is said about a room: its name for those who hear it, and its rules for those who linger

import { useMemo } from "react"
import { effectiveSterility } from "../rules/movement.ts"
import { groupsNear } from "../rules/outcomes.ts"
import type { RoomView } from "../rules/view.ts"
import { usePlay } from "./play.ts"

export function useRoomWords() {
  const { view, me, word, say } = usePlay()
  return useMemo(() => {
    const groupIn = (room: number) => {
      const group = view.groups[room]
      if (group === undefined) return word("map.empty")
      const { seat, level, charged } = group
      if (seat === me) return say("spoken.yourGroup", { level, charged })
      return word("map.group", { species: view.players[seat]?.species, seat, level, charged })
    }
    return {
      name: ({ room, start, red }: RoomView) =>
        `${word("map.room", { room, sterility: effectiveSterility(view, room), start, red, power: view.cubes[room] ?? 0 })}, ${groupIn(room)}`,
      tip({ room, start, red }: RoomView) {
        const power = view.cubes[room]
        const group = view.groups[room]
        // CHR-RES-04: what a test here would be about
        const groups = me === null || power === undefined ? 0 : groupsNear(view, me, room)
        return [
          word("map.tip.room", { sterility: effectiveSterility(view, room), start, red }),
          power === undefined ? "" : word("map.tip.radiation", { power }),
          groups === 0 ? "" : word("map.tip.threat", { threat: groups + (power ?? 0), power, groups }),
          group === undefined
            ? ""
            : word(group.charged ? "map.tip.charged" : "map.tip.discharged", { level: group.level }),
        ]
          .filter((part) => part !== "")
          .join(" ")
      },
    }
  }, [view, me, word, say])
}
