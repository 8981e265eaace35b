// The top of every screen: the name of the house, and the player's preferences

import { type Locale, locales } from "@genepool/engine"
import type { HouseSay } from "../text/index.ts"
import { Icon } from "./icons.tsx"
import { change, isStill, type Preferences, type Theme } from "./preferences.ts"

const languages: { readonly [L in Locale]: string } = { en: "English", pl: "Polski", ru: "Русский" }
const nextTheme: { readonly [T in Theme]: Theme } = { system: "light", light: "dark", dark: "system" }

export function Header({ preferences, say }: { readonly preferences: Preferences; readonly say: HouseSay }) {
  const { locale, theme } = preferences
  const still = isStill(preferences)
  const colours = say("house.theme", { theme })
  const movement = say("house.motion", { still })
  return (
    <header className="header">
      <p className="wordmark">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path className="wordmark-rungs" d="M11.8 8.2h8.4M14.6 13h2.8M14.6 19h2.8M11.8 23.8h8.4" />
          <path className="wordmark-one" d="M10.5 4C10.5 12 21.5 20 21.5 28" />
          <path className="wordmark-two" d="M21.5 4C21.5 12 10.5 20 10.5 28" />
        </svg>
        {say("house.name")}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, no fieldset */}
      <div className="languages" role="group" aria-label={say("house.language")}>
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
        aria-label={colours}
        title={colours}
        onClick={() => change({ theme: nextTheme[theme] })}
      >
        <Icon shape={theme} />
      </button>
      <button
        type="button"
        className="button"
        data-kind="icon"
        aria-label={movement}
        title={movement}
        onClick={() => change({ still: !still })}
      >
        <Icon shape={still ? "still" : "moving"} />
      </button>
    </header>
  )
}
