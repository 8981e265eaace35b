// The top of every screen: the name of the app, the language, light or dark, and the way to the
// settings

import { type Locale, locales } from "@genepool/engine"
import type { AppSay } from "../text/index.ts"
import { usePath } from "./address.ts"
import { Icon } from "./icons.tsx"
import { change, type Preferences, type Theme } from "./preferences.ts"
import { SkipLink } from "./skip-link.tsx"
import { useWaiting } from "./waiting.ts"

export const languages: { readonly [L in Locale]: string } = { en: "English", pl: "Polski", ru: "Русский" }
export const nextTheme: { readonly [T in Theme]: Theme } = { system: "light", light: "dark", dark: "system" }

export function Header({ preferences, say }: { readonly preferences: Preferences; readonly say: AppSay }) {
  const { locale, theme } = preferences
  const colours = say("app.theme", { theme })
  return (
    <header className="header">
      <SkipLink words={say("app.skip")} go={toContent} />
      <a className="wordmark" href="/">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path className="wordmark-rungs" d="M11.8 8.2h8.4M14.6 13h2.8M14.6 19h2.8M11.8 23.8h8.4" />
          <path className="wordmark-one" d="M10.5 4C10.5 12 21.5 20 21.5 28" />
          <path className="wordmark-two" d="M21.5 4C21.5 12 10.5 20 10.5 28" />
        </svg>
        <span className="wordmark-name">{say("app.name")}</span>
      </a>
      <YourTurn say={say} />
      {/* biome-ignore lint/a11y/useSemanticElements: no form, no fieldset */}
      <div className="languages" role="group" aria-label={say("app.language")}>
        {locales.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === locale}
            onClick={() => change({ locale: language })}
          >
            <span className="languages-short" aria-hidden="true">
              {language}
            </span>
            <span className="languages-full">{languages[language]}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        className="button"
        data-kind="icon"
        title={colours}
        onClick={() => change({ theme: nextTheme[theme] })}
      >
        <Icon shape={theme} />
      </button>
      <a className="button" data-kind="icon" href="/settings" title={say("app.settings")}>
        <Icon shape="settings" />
      </a>
    </header>
  )
}

const toContent = () => document.querySelector<HTMLElement>("main")?.focus()

/** The way to a table where the visitor is waited for, from wherever they are. */
export function YourTurn({ say }: { readonly say: AppSay }) {
  const path = usePath()
  const elsewhere = useWaiting().filter((table) => path !== `/table/${table}`)
  const [first] = elsewhere
  if (first === undefined) return null
  return (
    <a className="your-turn" href={`/table/${first}`}>
      <span>{say("online.yourTurn")}</span> <b>{elsewhere.length}</b>
    </a>
  )
}
