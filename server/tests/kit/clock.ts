// A clock whose hands only tests turn.
export { HandClock } from "../../siege/hand-clock.ts"
