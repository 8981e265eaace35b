// A choice is on its way. Only the table's own element says so: were it drawn with the rest, a
// touch would wait for all of it before anything is seen

import { useState, useSyncExternalStore } from "react"
import type { Sight } from "./source.ts"

/** It ends by itself when there is another position. */
export class Sending {
  private from: Sight["view"] | null = null
  private readonly listeners = new Set<() => void>()

  begin(view: Sight["view"]): void {
    this.put(view)
  }

  end(): void {
    this.put(null)
  }

  isFrom(view: Sight["view"]): boolean {
    return this.from === view
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private put(view: Sight["view"] | null): void {
    this.from = view
    for (const listener of this.listeners) listener()
  }
}

export function useSending(): Sending {
  return useState(() => new Sending())[0]
}

const never = () => () => undefined

export function useIsSending(sending: Sending | null, view: Sight["view"]): boolean {
  return useSyncExternalStore(sending?.subscribe ?? never, () => sending?.isFrom(view) ?? false)
}
