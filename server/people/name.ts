// Names of people: in any script, but nothing that could be taken for something else.
import { z } from "zod"

/**
 * As much as is looked at: normalising costs the square of how many marks stand on one letter. A name of 24 letters with
 * three marks each, written apart, still fits.
 */
const mostWritten = 100

/** Letters, digits, and single spaces, dots, hyphens, apostrophes or low lines between them. */
export const nameSchema = z
  .string()
  .max(mostWritten)
  .transform((name) => name.normalize("NFC").trim().replace(/\s+/g, " "))
  .pipe(
    z
      .string()
      .min(2)
      .max(24)
      .regex(
        /^[\p{L}\p{N}]+(?:[ .'_-][\p{L}\p{N}]+)*$/u,
        "letters and digits, with single spaces . ' - _ between",
      ),
  )
  .meta({ description: "2 to 24 letters and digits in any script; single spaces . ' - _ between them" })

/** What two names must differ in. */
export const handleOf = (name: string): string => name.normalize("NFKC").toLowerCase()
