// The letters that the server sends, in the language of whoever asked for them.
import type { Locale } from "@genepool/engine"
import type { Letter } from "../notices/post.ts"

interface Facts {
  /** What the person is called here. */
  readonly name: string
  readonly link: string
  /** Where the server is. */
  readonly origin: string
}

/** Is this address yours? */
export const confirmation: { readonly [L in Locale]: (facts: Facts) => Letter } = {
  en: ({ name, link, origin }) => ({
    subject: "Genepool: confirm your e-mail address",
    text: `Hello ${name},

Somebody, hopefully you, has given this address for the account "${name}" at ${origin}.
To confirm that it is yours, open this link within a day in a browser where you are signed in as ${name}:

${link}

If it was not you, do nothing: without the link the address is not used.
`,
  }),
  pl: ({ name, link, origin }) => ({
    subject: "Genepool: potwierdź swój adres e-mail",
    text: `Cześć, ${name}!

Ten adres podano dla konta „${name}” na ${origin}.
Aby potwierdzić, że jest Twój, otwórz w ciągu doby ten link na urządzeniu zalogowanym na to konto:

${link}

Jeśli ta prośba nie pochodzi od Ciebie, nic nie rób: bez otwarcia linku adres nie będzie używany.
`,
  }),
  ru: ({ name, link, origin }) => ({
    subject: "Genepool: подтвердите адрес почты",
    text: `Здравствуйте, ${name}!

Этот адрес указали для аккаунта «${name}» на ${origin}.
Чтобы подтвердить, что он ваш, откройте ссылку в течение суток в браузере, где вы вошли в этот аккаунт:

${link}

Если это были не вы, ничего не делайте: без ссылки адрес использоваться не будет.
`,
  }),
}

/** A way back in. */
export const wayBack: { readonly [L in Locale]: (facts: Facts) => Letter } = {
  en: ({ name, link, origin }) => ({
    subject: "Genepool: a new password",
    text: `Hello ${name},

Somebody, hopefully you, has asked for a new password for the account "${name}" at ${origin}.
This link lets you choose one; it works once, within an hour:

${link}

If it was not you, do nothing: your password stays as it is.
`,
  }),
  pl: ({ name, link, origin }) => ({
    subject: "Genepool: nowe hasło",
    text: `Cześć, ${name}!

Otrzymaliśmy prośbę o nowe hasło do konta „${name}” na ${origin}.
Pod tym linkiem możesz je ustawić; link działa raz, przez godzinę:

${link}

Jeśli ta prośba nie pochodzi od Ciebie, nic nie rób: hasło pozostanie bez zmian.
`,
  }),
  ru: ({ name, link, origin }) => ({
    subject: "Genepool: новый пароль",
    text: `Здравствуйте, ${name}!

Для аккаунта «${name}» на ${origin} запросили новый пароль.
По этой ссылке его можно задать; она действует один раз, в течение часа:

${link}

Если это были не вы, ничего не делайте: пароль останется прежним.
`,
  }),
}

/** Is this address still yours? After the password was changed. */
export const stillYours: { readonly [L in Locale]: (facts: Facts) => Letter } = {
  en: ({ name, link, origin }) => ({
    subject: "Genepool: is this address still yours?",
    text: `Hello ${name},

The password of the account "${name}" at ${origin} has been changed.
To keep using this address for it, open this link within a day in a browser where you are signed in as ${name}:

${link}

Until then nothing else is sent here, and the account cannot be recovered by this address.
`,
  }),
  pl: ({ name, link, origin }) => ({
    subject: "Genepool: czy to nadal Twój adres?",
    text: `Cześć, ${name}!

Hasło do konta „${name}” na ${origin} zostało zmienione.
Aby konto nadal używało tego adresu, otwórz w ciągu doby ten link na urządzeniu zalogowanym na to konto:

${link}

Do tego czasu nic więcej tu nie wyślemy, a za pomocą tego adresu nie da się odzyskać konta.
`,
  }),
  ru: ({ name, link, origin }) => ({
    subject: "Genepool: это по-прежнему ваш адрес?",
    text: `Здравствуйте, ${name}!

Пароль аккаунта «${name}» на ${origin} изменён.
Чтобы аккаунт и дальше использовал этот адрес, откройте ссылку в течение суток в браузере, где вы вошли в этот аккаунт:

${link}

До этого мы ничего больше сюда не отправим, и восстановить аккаунт через этот адрес будет нельзя.
`,
  }),
}

/** To the address from before, when another is used from now on or none is. */
export const addressGone: { readonly [L in Locale]: (facts: Omit<Facts, "link">) => Letter } = {
  en: ({ name, origin }) => ({
    subject: "Genepool: this address is no longer used",
    text: `Hello ${name},

The account "${name}" at ${origin} no longer uses this e-mail address: it was changed or removed in the settings.

If it was you, there is nothing to do. If it was not, somebody else is in your account: sign in, set your address again,
change the password, and look through the passkeys, bot keys and devices in the settings.
`,
  }),
  pl: ({ name, origin }) => ({
    subject: "Genepool: ten adres nie jest już używany",
    text: `Cześć, ${name}!

Konto „${name}” na ${origin} nie używa już tego adresu e-mail: zmieniono go lub usunięto w ustawieniach.

Jeśli to Twoja zmiana, nie musisz nic robić. Jeśli nie, ktoś inny ma dostęp do Twojego konta: zaloguj się, podaj ponownie
swój adres, zmień hasło i przejrzyj w ustawieniach klucze dostępu, klucze botów oraz zalogowane urządzenia.
`,
  }),
  ru: ({ name, origin }) => ({
    subject: "Genepool: этот адрес больше не используется",
    text: `Здравствуйте, ${name}!

Аккаунт «${name}» на ${origin} больше не использует этот адрес почты: его изменили или удалили в настройках.

Если это сделали вы, ничего делать не нужно. Если нет, в ваш аккаунт вошёл кто-то другой: войдите, снова укажите свой
адрес, смените пароль и просмотрите в настройках ключи доступа, ключи ботов и устройства, где выполнен вход.
`,
  }),
}
