// Where one is in the gallery, as an address: which file, which moment of it, through whose eyes

import { type Locale, locales, type Who } from "@genepool/engine"

export interface Place {
  /** The path of a file of the project, or `given` for one that was handed in. */
  readonly file: string | null
  readonly at: number
  /** Null: through the eyes of whoever is asked. */
  readonly who: Who | null
  readonly theme: "light" | "dark"
  readonly locale: Locale
  /** The table alone, without the gallery around it. */
  readonly alone: boolean
}

export function readPlace(search: string): Place {
  const given = new URLSearchParams(search)
  const who = given.get("who")
  return {
    file: given.get("file"),
    at: Number(given.get("at") ?? 0) || 0,
    who: who === null || who === "" ? null : who === "spectator" ? who : Number(who),
    theme: given.get("theme") === "dark" ? "dark" : "light",
    locale: locales.find((locale) => locale === given.get("locale")) ?? "en",
    alone: given.has("alone"),
  }
}

export function addressOf({ file, at, who, theme, locale, alone }: Place): string {
  const search = new URLSearchParams({ at: String(at), theme, locale })
  if (file !== null) search.set("file", file)
  if (who !== null) search.set("who", String(who))
  if (alone) search.set("alone", "")
  return `?${search}`
}
