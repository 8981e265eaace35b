// Behind the last icon of the bar: what one does with the table, and how one likes it

import { useHelp } from "@genepool/board"
import { locales } from "@genepool/engine"
import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { languages, nextTheme } from "../app/header.tsx"
import { Icon } from "../app/icons.tsx"
import { change, type Preferences, speeds } from "../app/preferences.ts"
import type { AppSay } from "../text/index.ts"
import type { TableCoach } from "./coach.ts"
import { rulesBeside } from "./rules-beside.ts"

interface Props {
  readonly preferences: Preferences
  readonly say: AppSay
  readonly rulesAddress: string
  /** Where the game is learned by playing; null, where it is not. */
  readonly learnAddress: string | null
  /** Where somebody may look over the player's shoulder. */
  readonly coach?: TableCoach | undefined
  /** What this table is played with. */
  readonly options: readonly { readonly name: string; readonly value: string }[]
  /** To be asked also what goes without saying, in the game's words; null, where nothing does. */
  readonly usualAsk: string | null
  /** Opens the list of shortcuts, at a table where there are some. */
  readonly listKeys?: () => void
  /** Undo, hint and the like, where the bar has no room for them. */
  readonly children?: ReactNode
}

export function Menu(props: Props) {
  const { preferences, say, rulesAddress, learnAddress, coach, options, usualAsk, listKeys, children } = props
  const { locale, theme, sound, speed, list } = preferences
  const { openAid } = useHelp()
  const id = useId()
  const [open, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (
        event instanceof KeyboardEvent
          ? event.key === "Escape"
          : !around.current?.contains(event.target as Node)
      ) {
        // Whoever leaves by key stays where they were
        if (event instanceof KeyboardEvent) around.current?.querySelector("button")?.focus()
        setOpen(false)
      }
    }
    addEventListener("pointerdown", leave)
    addEventListener("keydown", leave)
    return () => {
      removeEventListener("pointerdown", leave)
      removeEventListener("keydown", leave)
    }
  }, [open])
  return (
    <div className="menu" ref={around}>
      <button
        type="button"
        className="button"
        data-kind="icon"
        title={say("table.menu")}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon shape="more" />
      </button>
      {open && (
        <div className="menu-sheet" id={id}>
          {/* What was pressed there is done: it closes */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to its buttons */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click */}
          <div className="menu-actions" onClick={() => setOpen(false)}>
            {children}
            {openAid !== null && (
              <button type="button" className="button menu-aid" onClick={openAid}>
                <Icon shape="rule" />
                {say("table.aid")}
              </button>
            )}
            {learnAddress !== null && (
              <a className="button" href={learnAddress}>
                <Icon shape="play" />
                {say("learn.open")}
              </a>
            )}
            <a className="button" href={rulesAddress} target={rulesBeside}>
              <Icon shape="file" />
              {say("table.rules")}
            </a>
            {listKeys !== undefined && (
              <button type="button" className="button" onClick={listKeys}>
                <Icon shape="list" />
                {say("keys.title")}
              </button>
            )}
          </div>
          {options.length > 0 && (
            <details className="menu-options">
              <summary>{say("table.options")}</summary>
              <dl>
                {options.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
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
                {languages[language]}
              </button>
            ))}
          </div>
          <button type="button" className="button" onClick={() => change({ theme: nextTheme[theme] })}>
            <Icon shape={theme} />
            {say("app.theme", { theme })}
          </button>
          <label className="menu-speed">
            {say("settings.speed")}
            <select
              className="field"
              value={speed}
              onChange={({ target }) => change({ speed: target.value as (typeof speeds)[number] })}
            >
              {speeds.map((one) => (
                <option key={one} value={one}>
                  {say(`settings.speed.${one}`)}
                </option>
              ))}
            </select>
          </label>
          {coach !== undefined && (
            <label className="menu-check">
              <input type="checkbox" checked={coach.isOn} onChange={() => coach.turn(!coach.isOn)} />
              {say("coach.switch")}
            </label>
          )}
          {usualAsk !== null && (
            <label className="menu-check">
              <input
                type="checkbox"
                checked={preferences.askAll}
                onChange={() => change({ askAll: !preferences.askAll })}
              />
              {usualAsk}
            </label>
          )}
          <label className="menu-check">
            <input type="checkbox" checked={sound} onChange={() => change({ sound: !sound })} />
            {say("settings.sound")}
          </label>
          <label className="menu-check">
            <input type="checkbox" checked={list} onChange={() => change({ list: !list })} />
            {say("settings.list")}
          </label>
          <label className="menu-check">
            <input
              type="checkbox"
              checked={preferences.text === true}
              onChange={() => change({ text: preferences.text !== true })}
            />
            {say("text.mode")}
          </label>
          <a className="button" href="/settings">
            <Icon shape="settings" />
            {say("app.settings")}
          </a>
        </div>
      )}
    </div>
  )
}
