// Files that people hand in and get back: every complaint names the file and the place in it.

import { randomUUID } from "node:crypto"
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { BadInput } from "@genepool/engine"
import { laidOut } from "./json-layout.ts"
import { placeOfMistake } from "./json-place.ts"

/** The JSON in a file, or on standard input for `-`. */
export function readJson(file: string): unknown {
  return parseJson(readText(file), nameOf(file))
}

export function readText(file: string): string {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8")
  } catch (error) {
    throw new BadInput(nameOf(file), "a file that can be read", whyOf(error))
  }
}

export function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const at = placeOfMistake(text)
    const lines = text.slice(0, at).split("\n")
    const found = text.slice(at).split("\n")[0]!.slice(0, 40)
    throw new BadInput(
      `${where}:${lines.length}:${lines.at(-1)!.length + 1}`,
      "JSON",
      found === "" ? "its end" : found,
    )
  }
}

/** Writes the whole file or nothing. */
export function writeJson(file: string, value: unknown): void {
  const part = `${file}.${randomUUID().slice(0, 8)}.part`
  try {
    writeFileSync(part, laidOut(value))
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw new BadInput(file, "a file that can be written", whyOf(error))
  }
}

/** Carries out work on what stood in a file; complaints name the file. */
export function within<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof BadInput) || error.where.startsWith(nameOf(file))) throw error
    const got = error.message.slice(`${error.where}: expected ${error.expected}, got `.length)
    throw new BadInput(`${nameOf(file)}: ${error.where}`, error.expected, got)
  }
}

function nameOf(file: string): string {
  return file === "-" ? "standard input" : file
}

function whyOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === "ENOENT") return "no such file"
  if (code === "EISDIR") return "a folder"
  if (code === "EACCES") return "no permission"
  return error instanceof Error ? error.message : String(error)
}
