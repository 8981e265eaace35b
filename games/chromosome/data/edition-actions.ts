// Reads targets and effects of a special action in the closed vocabulary, and refuses what cannot
// be carried out.

import { BadInput, readFlag, readList, readNumber, readRow, readWord } from "@genepool/engine"
import type { Cost, Effect, Picked, Target } from "./actions.ts"
import { mostEffects, mostRows } from "./lengths.ts"

/** The fields of each target beside `pick`. */
const targetFields = {
  group: ["of", "level", "charge", "nextTo", "oneEnemy", "sameOwner", "fits"],
  room: ["empty", "sterility", "radioactive", "nextTo", "notFirst"],
  gene: ["notFirst"],
  ownGene: [],
} as const satisfies { readonly [pick in Target["pick"]]: readonly string[] }

export function parseTargets(value: unknown, where: string): Target[] {
  const targets = readList(value, where, mostRows, parseTarget)
  if (targets.length > 2) throw new BadInput(where, "at most two targets", `${targets.length}`)
  const [first, second] = targets
  if (second !== undefined && pointsToFirst(second) && isGene(second) !== isGene(first!))
    throw new BadInput(`${where}[1]`, "a target of the kind of the first one, if it points to that", second)
  // What pays becomes passive, so own genes are picked after paying, when groups may have been
  // discharged
  if (targets.some(({ pick }) => pick === "ownGene") && !changesGene(targets))
    throw new BadInput(where, "ownGene as the first target, and then gene (notFirst)", targets)
  return targets
}

/** Flags that only a second target can have. */
const pointers = ["notFirst", "oneEnemy", "sameOwner", "fits"] as const

function pointsToFirst(target: Target): boolean {
  return pointers.some((pointer) => pointer in target) || ("nextTo" in target && target.nextTo === "first")
}

function changesGene([first, second]: readonly Target[]): boolean {
  return first?.pick === "ownGene" && second?.pick === "gene" && second.notFirst === true
}

function isGene(target: Target): boolean {
  return target.pick === "gene" || target.pick === "ownGene"
}

function parseTarget(value: unknown, where: string): Target {
  const picks = Object.keys(targetFields) as Target["pick"][]
  const pick = readWord((value as { pick?: unknown } | null)?.pick, `${where}.pick`, picks)
  const typed = readRow(value, where, ["pick", ...targetFields[pick]])
  const isFirst = where.endsWith("[0]")
  for (const name of pointers)
    if (typed[name] !== undefined && (typed[name] !== true || isFirst))
      throw new BadInput(`${where}.${name}`, "true, at the second target only", typed[name])
  for (const name of ["empty", "radioactive"])
    if (typed[name] !== undefined && typed[name] !== true)
      throw new BadInput(`${where}.${name}`, "true, or nothing", typed[name])
  if (typed.nextTo !== undefined) {
    readWord(typed.nextTo, `${where}.nextTo`, ["own", "first"])
    if (isFirst && typed.nextTo === "first")
      throw new BadInput(`${where}.nextTo`, `"own": nothing is picked before the first target`, typed.nextTo)
  }
  if (typed.level !== undefined) readNumber(typed.level, `${where}.level`, 1, 3)
  if (typed.sterility !== undefined) readNumber(typed.sterility, `${where}.sterility`, 1, 3)
  if (typed.charge !== undefined) readWord(typed.charge, `${where}.charge`, ["charged", "discharged"])
  if (pick === "group") readWord(typed.of, `${where}.of`, ["own", "enemy", "any"])
  return { ...typed, pick } as Target
}

/** The fields of each effect beside its name. */
const effectFields = {
  attack: ["from", "to", "modifier", "immune"],
  lose: ["group", "tokens", "to"],
  place: ["room", "tokens"],
  replace: ["group"],
  relocate: ["group", "room"],
  merge: ["from", "into"],
  moves: ["most"],
  charge: ["group"],
  chargeNear: ["room"],
  addCubes: ["room", "cubes"],
  removeCubes: ["room", "cubes"],
  moveCubes: ["from", "to"],
  test: ["room", "power"],
  irradiate: ["who", "points"],
  gainGene: ["gene"],
  changeGene: [],
  reactivate: [],
  extraAction: [],
  fortune: ["points"],
} as const satisfies { readonly [effect in Effect["effect"]]: readonly string[] }

const onlyOnceEach = [
  "attack",
  "place",
  "replace",
  "relocate",
  "merge",
  "moves",
  "gainGene",
  "changeGene",
  "reactivate",
  "extraAction",
] as const

export function parseEffects(
  value: unknown,
  where: string,
  targets: readonly Target[],
  cost: Cost,
): Effect[] {
  const effects = readList(value, where, mostEffects, (item, place) => parseEffect(item, place, targets))
  if (effects.length === 0) throw new BadInput(where, "at least one effect", value)
  const count = (name: Effect["effect"]) => effects.filter(({ effect }) => effect === name).length
  for (const name of onlyOnceEach)
    if (count(name) > 1) throw new BadInput(where, `${name} only once`, `${count(name)} times`)
  // CHR-RUL-71: what gives energy or genes back must use up a gene, or phase II could run for ever
  const genesPaid = cost.action + cost.telepathy + cost.fighting + cost.structure + cost.any
  const charges = count("charge") + count("chargeNear") > 0
  for (const name of ["charge", "chargeNear", "reactivate"] as const)
    if (count(name) > 0 && genesPaid === 0)
      throw new BadInput(where, `a cost of at least one gene for ${name}`, "energy only")
  // A gene that only pays for its own return is not used up: then energy must be, and none may come
  // back
  if (count("reactivate") > 0 && genesPaid === 1 && (cost.energy === 0 || charges))
    throw new BadInput(
      where,
      "a second gene in the cost for reactivate, or energy in it and no charging",
      "the one gene that comes back",
    )
  return effects
}

function parseEffect(value: unknown, where: string, targets: readonly Target[]): Effect {
  const names = Object.keys(effectFields) as Effect["effect"][]
  const name = readWord((value as { effect?: unknown } | null)?.effect, `${where}.effect`, names)
  const typed = readRow(value, where, ["effect", ...effectFields[name]])
  const picked = (field: string, expected: string, suits: (target: Target) => boolean): Picked => {
    const which = readWord(typed[field], `${where}.${field}`, ["first", "second"])
    const target = targets[which === "first" ? 0 : 1]
    if (target === undefined || !suits(target))
      throw new BadInput(`${where}.${field}`, `a target that is ${expected}`, target ?? `no ${which} target`)
    return which
  }
  const aGroup = (target: Target) => target.pick === "group"
  const aRoom = (target: Target) => target.pick === "room"
  const count = (field: string, least: number, most: number) =>
    readNumber(typed[field], `${where}.${field}`, least, most)

  switch (name) {
    case "attack":
      return {
        effect: name,
        from: picked("from", "an own group", (t) => t.pick === "group" && t.of === "own"),
        to: picked("to", "an enemy group", (t) => t.pick === "group" && t.of === "enemy"),
        modifier: readWord(typed.modifier, `${where}.modifier`, ["none", "ownGroupsNextToTarget"]),
        immune: readFlag(typed.immune, `${where}.immune`),
      }
    case "lose":
      return {
        effect: name,
        group: picked("group", "a group", aGroup),
        tokens: count("tokens", 1, 3),
        to: readWord(typed.to, `${where}.to`, ["trophy", "supply"]),
      }
    case "place":
      return {
        effect: name,
        room: picked("room", "an empty room", (t) => t.pick === "room" && t.empty === true),
        tokens: count("tokens", 1, 3),
      }
    case "replace":
      return {
        effect: name,
        group: picked(
          "group",
          "an enemy group of level 1",
          (t) => t.pick === "group" && t.of === "enemy" && t.level === 1,
        ),
      }
    case "relocate":
      return {
        effect: name,
        group: picked("group", "a group, picked first", (t) => aGroup(t) && t === targets[0]),
        room: picked("room", "another room (notFirst)", (t) => t.pick === "room" && t.notFirst === true),
      }
    case "merge": {
      const from = picked("from", "a group", aGroup)
      const into = picked("into", "the other group", (t) => aGroup(t) && typed.into !== from)
      return { effect: name, from, into }
    }
    case "moves":
      return { effect: name, most: count("most", 1, 3) }
    case "charge":
      return { effect: name, group: picked("group", "a group", aGroup) }
    case "chargeNear":
      return { effect: name, room: picked("room", "a room", aRoom) }
    case "addCubes":
      return { effect: name, room: picked("room", "a room", aRoom), cubes: count("cubes", 1, 10) }
    case "removeCubes":
      return { effect: name, room: picked("room", "a room", aRoom), cubes: count("cubes", 1, 10) }
    case "moveCubes":
      return {
        effect: name,
        from: picked("from", "a radioactive room", (t) => t.pick === "room" && t.radioactive === true),
        to: picked("to", "another room (notFirst)", (t) => t.pick === "room" && t.notFirst === true),
      }
    case "test":
      return {
        effect: name,
        room: picked("room", "a room", aRoom),
        power: readWord(typed.power, `${where}.power`, ["moved", "present"]),
      }
    case "irradiate":
      return {
        effect: name,
        who: readWord(typed.who, `${where}.who`, ["all", "others"]),
        points: count("points", 1, 7),
      }
    case "gainGene":
      return { effect: name, gene: picked("gene", "a gene", (t) => t.pick === "gene") }
    case "changeGene":
      if (!changesGene(targets)) throw new BadInput(where, "the targets ownGene and gene (notFirst)", targets)
      return { effect: name }
    case "reactivate":
    case "extraAction":
      return { effect: name }
    case "fortune":
      return { effect: name, points: count("points", 1, 3) }
  }
}
