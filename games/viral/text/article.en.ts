// English: organs and zones with the article that a sentence needs: "the Brain", but "Heart 1"

const withArticle = (organ: string, article: string) =>
  `{${organ}Id, select, HE1 {} HE2 {} LU1 {} LU2 {} KI1 {} KI2 {} other {${article} }}{${organ}}`

export const the = (organ: string) => withArticle(organ, "the")

/** At the beginning of a sentence. */
export const The = (organ: string) => withArticle(organ, "The")

/** "the Gut (zone 5)"; "any zone" has none. */
export const theZone = "{zoneId, select, 0 {} other {the }}{zone}"
