// What people are told, in their language. Of a game no more than everybody may know: which it is,
// and who plays.
import type { Locale } from "@genepool/engine"
import type { NoticeKind } from "@genepool/wire"
import type { Letter } from "./post.ts"

/** One thing, ready to be said. */
export interface Sayable {
  readonly kind: NoticeKind | "test"
  /** The game's name, and the others at the table; the server's name for what is about no table. */
  readonly title: string
  readonly by: string
  readonly url: string
}

type Saying = { readonly [K in NoticeKind | "test"]: (by: string) => string }

const sayings: { readonly [L in Locale]: Saying } = {
  en: {
    turn: () => "It is your turn.",
    began: () => "The game has begun.",
    seated: (by) => `${by} has sat down at your table.`,
    over: (by) => (by === "" ? "The game is over." : `The game is over. Won by: ${by}.`),
    resigned: (by) => `${by} has resigned.`,
    standIn: () => "A bot is playing for you. You can come back at any time.",
    nudge: (by) => `${by} is waiting for your move.`,
    undo: (by) => `${by} would like to undo a move.`,
    rematch: (by) => `${by} proposes a rematch.`,
    off: (by) => `Notifications to ${by} were switched off: they no longer arrive there.`,
    test: () => "This is what a notification looks like.",
  },
  pl: {
    turn: () => "Twój ruch.",
    began: () => "Gra się rozpoczęła.",
    seated: (by) => `Nowa osoba przy Twoim stole: ${by}.`,
    over: (by) => (by === "" ? "Gra dobiegła końca." : `Gra dobiegła końca. Wygrana: ${by}.`),
    resigned: (by) => `${by} poddaje grę.`,
    standIn: () => "Gra za Ciebie bot. W każdej chwili możesz wrócić.",
    nudge: (by) => `${by} czeka na Twój ruch.`,
    undo: (by) => `${by} prosi o cofnięcie ruchu.`,
    rematch: (by) => `${by} proponuje rewanż.`,
    off: (by) => `Powiadomienia na ${by} zostały wyłączone: nic już tam nie dociera.`,
    test: () => "Tak wygląda powiadomienie.",
  },
  ru: {
    turn: () => "Ваш ход.",
    began: () => "Игра началась.",
    seated: (by) => `За вашим столом новый игрок: ${by}.`,
    over: (by) => (by === "" ? "Игра окончена." : `Игра окончена. Победа: ${by}.`),
    resigned: (by) => `${by} сдаёт партию.`,
    standIn: () => "За вас играет бот. Вернуться можно в любой момент.",
    nudge: (by) => `${by} ждёт вашего хода.`,
    undo: (by) => `${by} просит отменить ход.`,
    rematch: (by) => `${by} предлагает реванш.`,
    off: (by) => `Уведомления на ${by} отключены: они туда больше не доходят.`,
    test: () => "Так выглядит уведомление.",
  },
}

/**
 * A name may look like a web address. Mail programs and messengers make a link of that, and nobody
 * shall lead others anywhere by being called so: a sign that is not seen stands behind each dot.
 */
export const unlinked = (name: string): string => name.replaceAll(".", ".\u2060")

export const sentence = (locale: Locale, { kind, by }: Pick<Sayable, "kind" | "by">): string =>
  sayings[locale][kind](by)

const several: { readonly [L in Locale]: string } = {
  en: "News from your tables",
  pl: "Wieści z Twoich stołów",
  ru: "Новости с ваших столов",
}

/** Heading and text of one message, however many things are in it. */
export function messageOf(locale: Locale, said: readonly Sayable[]): { title: string; body: string } {
  const [first] = said
  if (said.length === 1 && first !== undefined) return { title: first.title, body: sentence(locale, first) }
  return {
    title: several[locale],
    body: said.map((one) => `${one.title}: ${sentence(locale, one)}`).join("\n"),
  }
}

const footers: { readonly [L in Locale]: (settings: string) => string } = {
  en: (settings) =>
    `You get this e-mail because you turned on notifications by e-mail. Change them or turn them off here:\n${settings}`,
  pl: (settings) =>
    `Dostajesz tę wiadomość, bo powiadomienia e-mail są włączone w ustawieniach. Zmienisz je lub wyłączysz tutaj:\n${settings}`,
  ru: (settings) =>
    `Это письмо пришло, потому что вы включили уведомления по почте. Изменить или отключить их можно здесь:\n${settings}`,
}

export function digestOf(locale: Locale, said: readonly Sayable[], settings: string): Letter {
  const { title, body } = messageOf(locale, said)
  const lines = said.map((one) => `${one.title}\n${sentence(locale, one)}\n${one.url}`)
  return {
    subject: said.length === 1 ? `Genepool: ${body} ${title}` : `Genepool: ${title}`,
    text: `${lines.join("\n\n")}\n\n-- \n${footers[locale](settings)}\n`,
  }
}
