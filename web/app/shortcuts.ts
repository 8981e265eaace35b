// The keys of the table: which one does what, and whether they do anything at all. Every player may change them.

export const deeds = [
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
  "aid",
  "keys",
] as const
export type KeyDeed = (typeof deeds)[number]

export interface Shortcuts {
  /** Keys of one letter or digit; turned off, only Tab, arrows, Enter and Escape do something. */
  readonly on: boolean
  readonly keys: { readonly [D in KeyDeed]: string }
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
    aid: "?",
    keys: "K",
  },
}

type Pressed = Pick<KeyboardEvent, "key" | "code">

/** What the key is called in the list: letters by their place, so that they are the same in every alphabet. */
export function keyName({ key, code }: Pressed): string | null {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return letter
  return key.length === 1 && !/[\s\d]/.test(key) ? key : null
}

export function deedOf({ on, keys }: Shortcuts, pressed: Pressed): KeyDeed | null {
  const name = keyName(pressed)
  if (!on || name === null) return null
  return deeds.find((deed) => keys[deed] === name) ?? null
}

/** A key does one thing: whatever had it takes the one that became free. */
export function withKey({ on, keys }: Shortcuts, deed: KeyDeed, key: string): Shortcuts {
  const other = deeds.find((one) => one !== deed && keys[one] === key)
  return { on, keys: { ...keys, ...(other === undefined ? {} : { [other]: keys[deed] }), [deed]: key } }
}

export function readShortcuts(value: unknown): Shortcuts {
  if (typeof value !== "object" || value === null) return usualShortcuts
  const { on, keys } = value as { on?: unknown; keys?: unknown }
  const stored = (typeof keys === "object" && keys !== null ? keys : {}) as { [deed: string]: unknown }
  const read = { ...usualShortcuts.keys }
  for (const deed of deeds) {
    const key = stored[deed]
    if (typeof key === "string" && key.length === 1) read[deed] = key
  }
  const isEachOnce = new Set(Object.values(read)).size === deeds.length
  return { on: on !== false, keys: isEachOnce ? read : usualShortcuts.keys }
}
