// What a player can set for this device

import { locales } from "@genepool/engine"
import { lazy, type ReactNode, Suspense, useId } from "react"
import { languages } from "../app/header.tsx"
import type { PageProps } from "../app/page.ts"
import { change, foresees, isStill, speeds, themes } from "../app/preferences.ts"
import { ShortcutList } from "../app/shortcut-list.tsx"
import { useTitle } from "../app/waiting.ts"
import "./settings.css"

const Account = lazy(() => import("../account/account.tsx"))

export default function SettingsPage({ preferences, say }: PageProps) {
  useTitle(say("app.settings"), say("app.name"))
  const { locale, theme, sound, speed, list, sheet } = preferences
  const onOff = (on: boolean) => (on ? "on" : "off")
  return (
    <div className="settings">
      <h1>{say("app.settings")}</h1>
      <Choices
        label={say("app.language")}
        values={locales}
        value={locale}
        sayValue={(value) => <span lang={value}>{languages[value]}</span>}
        set={(value) => change({ locale: value })}
      />
      <Choices
        label={say("settings.colours")}
        values={themes}
        value={theme}
        sayValue={(value) => say(`settings.colours.${value}`)}
        set={(value) => change({ theme: value })}
      />
      <Choices
        label={say("settings.movement")}
        values={["on", "off"] as const}
        value={onOff(!isStill(preferences))}
        sayValue={(value) => say(`settings.${value}`)}
        set={(value) => change({ still: value === "off" })}
      />
      <Choices
        label={say("settings.sound")}
        values={["on", "off"] as const}
        value={onOff(sound)}
        sayValue={(value) => say(`settings.${value}`)}
        set={(value) => change({ sound: value === "on" })}
      />
      <Choices
        label={say("settings.speed")}
        values={speeds}
        value={speed}
        sayValue={(value) => say(`settings.speed.${value}`)}
        set={(value) => change({ speed: value })}
      />
      <Choices
        label={say("settings.list")}
        values={["on", "off"] as const}
        value={onOff(list)}
        sayValue={(value) => say(`settings.${value}`)}
        set={(value) => change({ list: value === "on" })}
      />
      <Choices
        label={say("settings.sheet")}
        values={["on", "off"] as const}
        value={onOff(sheet)}
        sayValue={(value) => say(`settings.${value}`)}
        set={(value) => change({ sheet: value === "on" })}
      />
      <Choices
        label={say("settings.foresee")}
        values={foresees}
        value={preferences.foresee}
        sayValue={(value) => say(`settings.foresee.${value}`)}
        set={(value) => change({ foresee: value })}
      />
      <Choices
        label={say("settings.text")}
        values={["on", "off"] as const}
        value={onOff(preferences.text === true)}
        sayValue={(value) => say(`settings.${value}`)}
        set={(value) => change({ text: value === "on" })}
      />
      <Choices
        label={say("settings.spoken")}
        values={["short", "full", "off"] as const}
        value={preferences.spoken}
        sayValue={(value) => say(`settings.spoken.${value}`)}
        set={(value) => change({ spoken: value })}
      />
      <details className="settings-keys">
        <summary>{say("keys.title")}</summary>
        <ShortcutList preferences={preferences} say={say} />
      </details>
      <Suspense>
        <Account preferences={preferences} say={say} />
      </Suspense>
    </div>
  )
}

interface ChoicesProps<T extends string> {
  readonly label: string
  readonly values: readonly T[]
  readonly value: T
  readonly sayValue: (value: T) => ReactNode
  readonly set: (value: T) => void
}

function Choices<T extends string>({ label, values, value, sayValue, set }: ChoicesProps<T>) {
  const name = useId()
  return (
    <fieldset className="choice-row">
      <legend>{label}</legend>
      {values.map((one) => (
        <label key={one} className="pill">
          <input type="radio" name={name} checked={one === value} onChange={() => set(one)} />
          {sayValue(one)}
        </label>
      ))}
    </fieldset>
  )
}
