// Checks one file's imports against the table of layers
import { posix } from "node:path"
import type { Import } from "./imports.ts"
import { entries, isTest, type Layer, mayUse, rooms, typesOnly, type Zone, zones } from "./layers.ts"

/**
 * Says what is wrong with an import, or `null` when it is allowed. Paths start at the workspace's
 * root.
 */
export function whyNot(path: string, asked: Import): string | null {
  const zone = zoneOf(path)
  if (asked.specifier === null) {
    return zone?.pure ? `${zone.name} may not import a computed address` : null
  }
  if (asked.specifier.startsWith("."))
    return whyNotRelative(path, asked.specifier, zone) ?? whyNotInRoom(path, asked)
  const used = ourPackage(asked.specifier)
  return used
    ? (whyNotOurs(path, asked, used) ?? whyNotInZone(asked.specifier, zone))
    : whyNotInZone(asked.specifier, zone)
}

export function zoneOf(path: string): Zone | undefined {
  return isTest(path) ? undefined : zones.find((zone) => zone.files.test(path))
}

/** The package's folder, e.g. `engine` or `games/krom`. */
export function packageOf(path: string): string {
  const [first = "", second = "", ...rest] = path.split("/")
  return first === "games" && rest.length > 0 && second !== "tests" ? `games/${second}` : first
}

export function layerOf(packageFolder: string): Layer | undefined {
  const layer = packageFolder.startsWith("games/") ? "games/*" : packageFolder
  return layer in mayUse ? (layer as Layer) : undefined
}

function ourPackage(specifier: string): { folder: string; entry: string } | null {
  const [, scoped, plain, entry = ""] = /^(?:@genepool\/([^/]+)|(genepool))(?:\/(.+))?$/.exec(specifier) ?? []
  if (plain) return { folder: "cli", entry }
  if (!scoped) return null
  return { folder: scoped in mayUse ? scoped : `games/${scoped}`, entry }
}

function whyNotRelative(path: string, specifier: string, zone: Zone | undefined): string | null {
  const own = packageOf(path)
  const target = posix.join(posix.dirname(path), specifier)
  if (packageOf(target) !== own) {
    return `"${specifier}" leads out of ${own}: import the other package by its name`
  }
  if (!zone) return null
  const inside = target.slice(own.length + 1)
  const folder = folderOf(inside)
  const allowed = (zone.folders?.includes(folder) ?? true) && !zone.notFolders?.includes(folder)
  if (allowed) return null
  return `${zone.name} may not import ${folder ? `${folder}/` : "files at the top"} ("${specifier}")`
}

/** Rooms inside a room: the same for folders of one package. */
function whyNotInRoom(path: string, asked: Import): string | null {
  const whole = isTest(path) ? undefined : rooms.find(({ inside }) => inside.test(path))
  if (!whole || asked.onDemand) return null
  const within = (file: string) => file.replace(whole.inside, "")
  const own = within(path)
  const target = posix.join(posix.dirname(path), asked.specifier as string)
  if (!whole.inside.test(target) || whole.assembly.includes(own)) return null
  const room = folderOf(own)
  if (room === "") return null
  const allowed = whole.mayUse[room]
  if (!allowed) return `the folder ${path.slice(0, -own.length)}${room} has no place in scripts/layers.ts`
  const used = within(target)
  if (whole.assembly.includes(used))
    return allowed.includes(used) ? null : `${room}/ may not import ${used}, which puts the rooms together`
  const other = folderOf(used)
  if (other === "" || other === room || allowed.includes(other)) return null
  return `${room}/ may not import ${other}/ ("${asked.specifier}")`
}

const folderOf = (path: string): string => (path.includes("/") ? path.slice(0, path.indexOf("/")) : "")

function whyNotOurs(path: string, asked: Import, used: { folder: string; entry: string }): string | null {
  const own = packageOf(path)
  if (used.folder === own) {
    return isTest(path) ? null : `"${asked.specifier}" is this package itself: import the file`
  }
  const ownLayer = layerOf(own)
  const usedLayer = layerOf(used.folder)
  const allowed: readonly string[] = ownLayer ? mayUse[ownLayer] : []
  if (!usedLayer || !allowed.includes(usedLayer)) {
    return `${own} may not import ${used.folder} ("${asked.specifier}")`
  }
  if (ownLayer && typesOnly[ownLayer]?.includes(usedLayer) && !asked.deferred && !isTest(path)) {
    return `${own} may only have types of ${used.folder}: use import type ("${asked.specifier}")`
  }
  if (used.entry === "") return null
  const mayLoad = entries[usedLayer]?.[used.entry]
  if (!mayLoad) return `"${asked.specifier}" reaches past the index.ts of ${used.folder}`
  if (isTest(path) || asked.deferred || (ownLayer && mayLoad.includes(ownLayer))) return null
  return `"${asked.specifier}" is only loaded by ${mayLoad.join(", ")} and tests; others may use import()`
}

function whyNotInZone(specifier: string, zone: Zone | undefined): string | null {
  if (!zone) return null
  // Of our own packages the index alone; the parts of another's package are its own affair
  const allowed = zone.packages.some(
    (name) => specifier === name || (!ourPackage(name) && specifier.startsWith(`${name}/`)),
  )
  if (allowed) return null
  const list = zone.packages.length > 0 ? `only ${zone.packages.join(" and ")}` : "no package"
  return `${zone.name} may import ${list}, not "${specifier}"`
}
