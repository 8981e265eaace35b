// For tests of boards without a browser: draws them, touches them, and finds decisions that have no
// gesture.

export * from "./drawing.tsx"
export * from "./gestures.tsx"
