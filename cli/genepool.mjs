#!/usr/bin/env node
// Starts the terminal program, or says why it cannot: TypeScript is run directly, which needs Node
// 24. Plain JavaScript, because an older Node must be able to read it.
const major = Number(process.versions.node.split(".")[0])

if (major < 24) {
  console.error(
    `genepool needs Node 24 or newer; this is Node ${process.versions.node} (${process.execPath}).\n` +
      "Inside the project, run it as `npx genepool ...`, which uses the Node 24 that `npm ci` installs.",
  )
  process.exitCode = 2
} else {
  await import("./main.ts")
}
