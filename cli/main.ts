// The process around the commands: arguments in, exit code out.

import { run } from "./run.ts"
import { processTerminal } from "./terminal.ts"

process.exitCode = await run(process.argv.slice(2), processTerminal())
