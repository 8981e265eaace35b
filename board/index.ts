// What every drawn board shares: from a gesture to a choice, from facts to movement, and help.

export * from "./aid.tsx"
export * from "./beats.ts"
export * from "./figures.ts"
export * from "./flights.tsx"
export * from "./frame.tsx"
export * from "./modal.ts"
export * from "./parts.ts"
export * from "./piece.tsx"
export * from "./play.tsx"
export * from "./room.tsx"
export * from "./sounds.ts"
export * from "./use-is-wide.ts"
