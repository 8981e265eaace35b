// The keys of the table, in a list that can be opened: changed one by one, or turned off

import { useState } from "react"
import type { AppSay } from "../text/index.ts"
import { change, type Preferences } from "./preferences.ts"
import { type KeyAction, keyActions, keyName, usualShortcuts, withKey } from "./shortcuts.ts"
import { useDialog } from "./use-dialog.ts"

interface Props {
  readonly preferences: Preferences
  readonly say: AppSay
}

export function ShortcutDialog({ preferences, say, close }: Props & { readonly close: () => void }) {
  const dialog = useDialog()
  return (
    <dialog ref={dialog} className="dialog shortcuts-dialog" aria-label={say("keys.title")} onClose={close}>
      <h2>{say("keys.title")}</h2>
      <ShortcutList preferences={preferences} say={say} />
      <div className="dialog-buttons">
        <button type="button" className="button" data-kind="main" onClick={() => dialog.current?.close()}>
          {say("app.close")}
        </button>
      </div>
    </dialog>
  )
}

export function ShortcutList({ preferences, say }: Props) {
  const { shortcuts } = preferences
  const [changed, setChanged] = useState("")
  /** Says which keys do something else now: a key that was taken is given another one. */
  const set = (action: KeyAction, key: string) => {
    const now = withKey(shortcuts, action, key)
    const others = keyActions.filter((one) => one !== action && now.keys[one] !== shortcuts.keys[one])
    setChanged([action, ...others].map((one) => `${say(`keys.${one}`)}: ${now.keys[one]}`).join(". "))
    change({ shortcuts: now })
  }
  return (
    <div className="shortcuts">
      <p>{say("keys.fixed")}</p>
      <label className="menu-check">
        <input
          type="checkbox"
          checked={shortcuts.on}
          onChange={() => change({ shortcuts: { ...shortcuts, on: !shortcuts.on } })}
        />
        {say("keys.on")}
      </label>
      <ul>
        {keyActions.map((action) => (
          <li key={action}>
            <label>
              <span>{say(`keys.${action}`)}</span>
              <input
                type="text"
                size={2}
                readOnly
                disabled={!shortcuts.on}
                value={shortcuts.keys[action]}
                onKeyDown={(event) => {
                  if (event.ctrlKey || event.metaKey || event.altKey) return
                  const key = keyName(event)
                  if (key === null) return
                  event.preventDefault()
                  set(action, key)
                }}
              />
            </label>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {changed}
      </p>
      <button
        type="button"
        className="button"
        onClick={() => {
          change({ shortcuts: usualShortcuts })
          setChanged(say("keys.usual.done"))
        }}
      >
        {say("keys.usual")}
      </button>
    </div>
  )
}
