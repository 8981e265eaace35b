// Names of people: in any script, but nothing that could be taken for something else.
import { z } from "zod"

/** Letters, digits, and single spaces, dots, hyphens, apostrophes or low lines between them. */
export const nameSchema = z
  .string()
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
