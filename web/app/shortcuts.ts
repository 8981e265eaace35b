// The keys of the table: which one does what, and whether they do anything at all. Every player may
// change them.

export const keyActions = [
  "question",
  "last",
  "board",
  "mine",
  "rivals",
  "log",
  "list",
  "hint",
  "undo",
  "next",
  "pause",
  "skip",
  "text",
  "line",
  "aid",
  "keys",
] as const
export type KeyAction = (typeof keyActions)[number]

export interface Shortcuts {
  /** Keys of one letter or digit; turned off, only Tab, arrows, Enter and Escape do something. */
  readonly on: boolean
  readonly keys: { readonly [D in KeyAction]: string }
}

export const usualShortcuts: Shortcuts = {
  on: true,
  keys: {
    question: "Q",
    last: "E",
    board: "B",
    mine: "M",
    rivals: "R",
    log: "G",
    list: "L",
    hint: "H",
    undo: "U",
    next: "N",
    pause: "P",
    skip: "S",
    text: "T",
    line: "C",
    aid: "?",
    keys: "K",
  },
}

type Pressed = Pick<KeyboardEvent, "key" | "code">

/**
 * What the key is called in the list: letters by their place, so that they are the same in every
 * alphabet.
 */
export function keyName({ key, code }: Pressed): string | null {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return letter
  return key.length === 1 && !/[\s\d]/.test(key) ? key : null
}

export function actionOf({ on, keys }: Shortcuts, pressed: Pressed): KeyAction | null {
  const name = keyName(pressed)
  if (!on || name === null) return null
  return keyActions.find((action) => keys[action] === name) ?? null
}

/** A key does one thing: whatever had it takes the one that became free. */
export function withKey({ on, keys }: Shortcuts, action: KeyAction, key: string): Shortcuts {
  const other = keyActions.find((one) => one !== action && keys[one] === key)
  return { on, keys: { ...keys, ...(other === undefined ? {} : { [other]: keys[action] }), [action]: key } }
}

export function readShortcuts(value: unknown): Shortcuts {
  if (typeof value !== "object" || value === null) return usualShortcuts
  const { on, keys } = value as { on?: unknown; keys?: unknown }
  const stored = (typeof keys === "object" && keys !== null ? keys : {}) as { [action: string]: unknown }
  const read = { ...usualShortcuts.keys }
  for (const action of keyActions) {
    const key = stored[action]
    if (typeof key === "string" && key.length === 1) read[action] = key
  }
  const isEachOnce = new Set(Object.values(read)).size === keyActions.length
  return { on: on !== false, keys: isEachOnce ? read : usualShortcuts.keys }
}
