// Names of people: in the letters of any language, but nothing that could be taken for something
// else.
import { z } from "zod"
import { isOneScript } from "./script.ts"

/**
 * As much as is looked at: normalising costs the square of how many marks stand on one letter. A
 * name of 24 letters with three marks each, written apart, still fits.
 */
const mostWritten = 100

/**
 * A letter with its marks, or a digit. Enclosing marks and what is only another way to write a
 * letter are neither.
 */
const letter = String.raw`(?:[\p{L}\p{Nd}][\p{Mn}\p{Mc}]{0,4})`
/**
 * Indic scripts write conjuncts by a joiner after a virama; Persian parts a word's pieces by a
 * non-joiner.
 */
const joiner = String.raw`(?:(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]|(?<=\p{Script=Arabic})\u200C(?=\p{Script=Arabic}))`
const word = `${letter}(?:${joiner}?${letter})*`
const words = new RegExp(`^${word}(?:[ .'_-]${word})*$`, "u")

/**
 * Alphabets whose letters need few marks: more of them only spill over the lines above and below.
 */
const manyMarks = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}{4}/u
const markTwice = /(\p{M})\1/u
/**
 * The sign for -am of Thai and Lao is the only one that compatibility takes apart and people need.
 */
const inOneForm = (name: string): boolean => {
  const plain = name.replace(/[\u0E33\u0EB3]/g, "")
  return plain.normalize("NFKC") === plain
}

function problemOf(name: string): string | null {
  if (!words.test(name)) return "letters and digits, with single spaces . ' - _ between"
  if (/(?=[^\u200C\u200D])\p{Default_Ignorable_Code_Point}/u.test(name)) return "only what can be seen"
  if (!inOneForm(name)) return "letters in their usual form"
  if (manyMarks.test(name.normalize("NFD")) || markTwice.test(name)) return "fewer marks on a letter"
  if (!isOneScript(name)) return "letters of one script"
  return null
}

/** Letters, digits, and single spaces, dots, hyphens, apostrophes or low lines between them. */
export const nameSchema = z
  .string()
  .max(mostWritten)
  .transform((name) => name.normalize("NFC").trim().replace(/\s+/g, " ").replaceAll("’", "'"))
  .pipe(
    z
      .string()
      .min(2)
      .max(24)
      .superRefine((name, context) => {
        const message = problemOf(name)
        if (message !== null) context.addIssue({ code: "custom", message })
      }),
  )
  .meta({
    description: "2 to 24 letters and digits of one script; single spaces . ' - _ between them",
  })

/** What two names must differ in, beside how they look. */
export const handleOf = (name: string): string => name.normalize("NFKC").toLowerCase()
