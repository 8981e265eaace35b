// Words that a name must not have: who carries one could be taken for the server, for a bot, or for
// nobody.
import { skeletonOf } from "../skeleton.ts"

/** Who speaks for the server, in any of its languages: not even beside other words. */
const official = [
  ...["genepool", "mod", "mods", "operator", "operators", "root", "staff", "sysop", "superuser"],
  ...["support", "helpdesk", "official", "security", "server", "system", "guest", "anonymous", "deleted"],
  ...["obsługa", "wsparcie", "serwer", "gość", "anonim", "usunięty", "usunięta"],
  ...["модер", "модеры", "оператор", "поддержка", "сервер", "система", "гость", "аноним"],
  ...["удалён", "удалённый", "удалена", "генпул"],
]

/** The same with whatever ending: -s, -istrator, -ation, -acja, -ия. */
const stems = [
  ...["admin", "sysadmin", "sys admin", "moderator", "moderation", "webmaster", "web master"],
  ...["gamemaster", "game master", "moderacj", "админ", "сисадмин", "модератор", "модераци"],
]

/** Those who are none: only bot accounts may say so. */
const bots = ["bot", "bots", "computer", "boty", "komputer", "бот", "боты", "компьютер"]

/** What the page calls somebody without a name; as part of a name it harms nobody. */
const alone = [
  ...["you", "me", "nobody", "player", "spectator", "owner", "host", "team", "help", "null", "undefined"],
  ...["ty", "ja", "nikt", "gracz", "widz", "właściciel", "zespół", "pomoc"],
  ...["вы", "ты", "никто", "игрок", "зритель", "владелец", "хозяин", "команда", "помощь"],
  // Bots at the table are called so (web/table/names.ts)
  ...["Gregor", "Barbara", "Rosalind", "Thomas", "Nettie", "Francis"],
]

/** Small letters and capitals look unlike: м is no small M to the eye. */
const writings = (word: string) => [
  word.toLowerCase(),
  word.toUpperCase(),
  word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase(),
]
const lookOf = (words: readonly string[]) => new Set(words.flatMap(writings).map(skeletonOf))
/**
 * Here marks make no difference, nor does a W that is made of two: nobody needs these words with
 * either.
 */
const roughly = (look: string) => look.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("vv", "w")
const rough = (looks: ReadonlySet<string>) => new Set([...looks].map(roughly))

const reserved = {
  official: rough(lookOf(official)),
  stems: [...rough(lookOf(stems))],
  bots: lookOf(bots),
  alone: lookOf(alone),
}

/** "Admin", "the Аdmin 2" and "admin_1" alike; "Badminton" is a name. */
export function isReserved(name: string, kind: "person" | "bot"): boolean {
  const parts = name.split(/[ .'_-]+/).flatMap((part) => [part, part.replace(/^\p{Nd}+|\p{Nd}+$/gu, "")])
  const whole = name.replace(/[ .'_\-\p{Nd}]+/gu, "")
  const looks = [...parts, whole, name].map(skeletonOf)
  const unnamed = name.replace(/^the[ .'_-]+/i, "")
  return (
    looks.some((look) => isOfficial(roughly(look)) || (kind === "person" && reserved.bots.has(look))) ||
    [name, unnamed, whole].some((text) => reserved.alone.has(skeletonOf(text)))
  )
}

const isOfficial = (look: string): boolean =>
  reserved.official.has(look) || reserved.stems.some((stem) => look.startsWith(stem))
