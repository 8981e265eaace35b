// Keys that work wherever the focus is, except where one writes; which they are, the player says

import { useEffect } from "react"
import { actionOf, type KeyAction, type Shortcuts } from "../app/shortcuts.ts"
import { useSteady } from "../app/steady.ts"

interface Keys {
  readonly shortcuts: Shortcuts
  /** The digits choose from the list. */
  readonly digit: (digit: number) => void
  readonly leave: () => void
  readonly undo: () => void
  readonly does: { readonly [D in KeyAction]?: (() => void) | undefined }
}

export function useKeys({ shortcuts, digit, leave, undo, does }: Keys): void {
  const onKeyDown = useSteady((event: KeyboardEvent) => {
    if (event.repeat || event.defaultPrevented || isWriting(event)) return
    // What lies over the table has all keys to itself, but for the one that closes it
    if (event.key !== "Escape" && document.querySelector("[aria-modal=true]") !== null) return
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z") undo()
    else if (event.altKey || event.ctrlKey || event.metaKey) return
    else if (event.key === "Escape") leave()
    else if (!shortcuts.on) return
    else if (/^[1-9]$/.test(event.key)) digit(Number(event.key))
    else {
      const action = actionOf(shortcuts, event)
      if (action === null) return
      // Where it leads to a field, the letter would be written there
      event.preventDefault()
      does[action]?.()
    }
  })
  useEffect(() => {
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [onKeyDown])
}

function isWriting({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches("input, select, textarea, dialog *, .chat *")
}

/** To one of the headings of the table; false, where there is none. */
export function goTo(place: "question" | "board" | "mine" | "rivals" | "log" | "chat"): boolean {
  const heading = document.querySelector<HTMLElement>(`.table [data-heading=${place}]`)
  // In text mode parts are folded up: whoever goes there wants to read them
  const fold = heading?.closest("summary")
  fold?.closest("details")?.setAttribute("open", "")
  ;(fold ?? heading)?.focus()
  return heading !== null
}

/** To the line for commands, which there is in text mode. */
export function goToLine(): void {
  document.querySelector<HTMLElement>(".table .text-line input")?.focus()
}

/**
 * To the chat, all of it, and into its field where keys are at hand: what is typed next is no
 * choice. A finger would call up its keyboard; a key beside it leads into the field.
 */
export function goToWrite(): void {
  const chat = document.querySelector<HTMLElement>(".table .chat")
  chat?.scrollIntoView({ block: "start" })
  if (!matchMedia("(pointer: coarse)").matches) chat?.querySelector("input")?.focus()
}
