// Passwords that are tried first by whoever tries: they keep nobody out.
import { dictionary } from "@zxcvbn-ts/language-common"
import { Problem } from "../problem.ts"
import { handleOf } from "./name.ts"

const common: ReadonlySet<string> = new Set(dictionary["passwords-common"])

/** Keys beside each other, in the letters of our three languages. */
const rows = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"]

/** Throws Problem `weakPassword`. Its length was looked at before. */
export function mustBeGood(password: string, name: string): void {
  if (!isCommon(password) && !isMadeOf(handleOf(name), password)) return
  throw new Problem(
    "weakPassword",
    "This password is among the first that would be tried.",
    "Take a few words that do not belong together, or let your browser think of one.",
  )
}

export function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  // Most people who are told to take another one put some digits or signs behind
  const bare = lower.replace(/^[^\p{L}]{1,4}(?=\p{L})|(?<=\p{L})[^\p{L}]{1,4}$/gu, "")
  return common.has(lower) || common.has(bare) || isRow(lower)
}

/**
 * All of it along one row of the keyboard or the alphabet, in either direction, or hardly any
 * different characters.
 */
function isRow(text: string): boolean {
  if (new Set(text).size < 4) return true
  const backwards = Array.from(text).reverse().join("")
  if (rows.some((row) => `${row}${row}`.includes(text) || `${row}${row}`.includes(backwards))) return true
  const codes = Array.from(text, (letter) => letter.codePointAt(0) as number)
  return [1, -1].some((step) => codes.every((code, i) => i === 0 || code - (codes[i - 1] as number) === step))
}

/** The name itself, with digits and signs around it at most. */
function isMadeOf(handle: string, password: string): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, "")
  return letters(handle) !== "" && letters(handleOf(password)) === letters(handle)
}
