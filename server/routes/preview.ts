// The page of a table for whoever follows its link, with what messengers show of a link: who
// invites to what. No script is needed for it, and nothing is told that a stranger with the link
// would not see.
import { createHash } from "node:crypto"
import { type Locale, locales } from "@genepool/engine"
import type { FastifyReply, FastifyRequest } from "fastify"
import { networkOf } from "../address.ts"
import { respond } from "../respond.ts"
import type { App, Rooms } from "../rooms.ts"
import { rowsOf } from "../tables/listing.ts"

/** What a link to a table says of it. */
interface Facts {
  readonly game: string
  /** Whose table it is, if they sit there. */
  readonly host: string | null
  readonly people: readonly string[]
  readonly free: number
  readonly seats: number
  readonly status: "open" | "playing" | "finished" | "cancelled"
}

interface Asked {
  Params: { table: string }
  Querystring: { lang?: unknown }
}

interface Words {
  readonly title: string
  readonly description: string
}

const words: { readonly [L in Locale]: (facts: Facts) => Words } = {
  en: ({ game, host, people, free, seats, status }) => ({
    title:
      status !== "open"
        ? `${game}: ${people.join(", ")}`
        : host === null
          ? `You are invited to ${game}`
          : `${host} invites you to ${game}`,
    description:
      status === "open"
        ? `Free seats: ${free} of ${seats}. A name is enough, nobody needs an account.`
        : status === "playing"
          ? "The game is on. Watch it here."
          : "The game is over. Watch it again here.",
  }),
  pl: ({ game, host, people, free, seats, status }) => ({
    title:
      status !== "open"
        ? `${game}: ${people.join(", ")}`
        : host === null
          ? `Zaproszenie do gry ${game}`
          : `${host} zaprasza do gry ${game}`,
    description:
      status === "open"
        ? `Wolne miejsca: ${free} z ${seats}. Wystarczy nick, konto nie jest potrzebne.`
        : status === "playing"
          ? "Gra trwa. Można ją tu oglądać."
          : "Gra się skończyła. Można ją tu obejrzeć.",
  }),
  ru: ({ game, host, people, free, seats, status }) => ({
    title:
      status !== "open"
        ? `${game}: ${people.join(", ")}`
        : host === null
          ? `Вас приглашают в игру «${game}»`
          : `${host} приглашает вас в игру «${game}»`,
    description:
      status === "open"
        ? `Свободных мест: ${free} из ${seats}. Достаточно имени, регистрация не нужна.`
        : status === "playing"
          ? "Игра идёт. Здесь её можно смотреть."
          : "Игра окончена. Здесь её можно посмотреть.",
  }),
}

export async function previewRoutes(app: App, { tables, client, limits, origin }: Rooms): Promise<void> {
  const page = client.get("/index.html")?.body("identity").toString("utf8")

  const factsOf = async (id: string, locale: Locale): Promise<(Facts & { gameId: string }) | null> => {
    const { row, seats } = await rowsOf(tables.db, id)
    const texts = tables.games.get(row.game)?.texts[locale]
    if (texts === undefined || row.status === "cancelled") return null
    return {
      gameId: row.game,
      game: texts["game.name"] ?? row.game,
      host: seats.find(({ player_id }) => player_id === row.owner)?.name || null,
      people: seats.flatMap(({ name }) => name || []),
      free: seats.filter(({ kind, player_id }) => kind !== "bot" && player_id === null).length,
      seats: seats.length,
      status: row.status,
    }
  }

  const answer = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    const plain = () => {
      reply.hijack()
      respond(client, request.raw, reply.raw)
    }
    if (page === undefined) return plain()
    // Messengers ask in no language: then it is that of whoever made the link
    const locale = localeOf(request.headers["accept-language"] ?? String(request.query.lang))
    // Whatever stands in the way of a preview does not stand in the way of the page
    const facts = await (async () => {
      limits.takeHere("address", networkOf(request.ip))
      return factsOf(request.params.table, locale)
    })().catch(() => null)
    if (facts === null) return plain()
    const { title, description } = words[locale](facts)
    const site = origin ?? `${request.protocol}://${request.host}`
    const picture = client.has(`/preview/${facts.gameId}.jpg`)
      ? `/preview/${facts.gameId}.jpg`
      : "/icon-512.png"
    const tags = [
      ["og:type", "website"],
      ["og:site_name", "Genepool"],
      ["og:title", title],
      ["og:description", description],
      // Without what an invitation to a single seat has behind it
      ["og:url", `${site}/table/${request.params.table}`],
      ["og:image", site + picture],
      ["og:image:alt", facts.game],
      ["twitter:card", picture.endsWith(".jpg") ? "summary_large_image" : "summary"],
    ].map(
      ([property, content]) => `<meta property="${property}" content="${plainText(content as string)}" />`,
    )
    const html = page
      .replace(/<title>[^<]*<\/title>/, () => `<title>${plainText(title)}</title>`)
      .replace("</head>", () => `${tags.join("\n    ")}\n  </head>`)
    const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`
    reply.header("Cache-Control", "no-cache").header("ETag", etag).header("Vary", "Accept-Language")
    // Who has the link may know who plays there; who searches for somebody's name may not
    reply.header("X-Robots-Tag", "noindex")
    if (request.headers["if-none-match"] === etag) return reply.status(304).send()
    return reply.type("text/html; charset=utf-8").send(html)
  }
  app.get<Asked>("/table/:table", { schema: { hide: true } }, answer)
}

/** The first that we speak of those that are asked for. */
function localeOf(accepted: string): Locale {
  for (const part of accepted.slice(0, 200).split(",")) {
    const language = part.trim().slice(0, 2).toLowerCase()
    const found = locales.find((locale) => locale === language)
    if (found !== undefined) return found
  }
  return "en"
}

const plainText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
