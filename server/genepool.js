// Starts the server, or `operate` with its words, after a look at the Node that runs it: this file
// is the one that an older Node can read, and so can say what is wrong.
const [major = 0] = process.versions.node.split(".").map(Number)
if (major < 24) {
  console.error(
    `Genepool runs on Node 24 or newer; this is ${process.versions.node} at ${process.execPath}. ` +
      "Use the one that npm ci installs, node_modules/.bin/node, or ./play and npm run, which find it themselves.",
  )
  process.exit(2)
}
if (process.argv[2] === "operate") {
  const { operate } = await import("./operate.ts")
  process.exitCode = await operate(process.argv.slice(3), process.env)
} else if (process.argv.length > 2) {
  const words = process.argv.slice(2).join(" ")
  console.error(
    `Genepool takes no arguments (${words}), or operate and a command: npm run operate lists them. ` +
      "Settings are environment variables, for example PORT=4001; docs/operating.md lists them.",
  )
  process.exitCode = 2
} else {
  // Whoever is told to stop before it has begun has nothing to finish. It must be said here: to the
  // first process of a container a signal that it does not ask for means nothing, and a stop during
  // the start would wait for a SIGKILL
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0))
  await import("./main.ts")
}
