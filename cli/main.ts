// The process around the commands: arguments in, exit code out.

import { processTerminal } from "./terminal.ts"
import { run } from "./run.ts"

process.exitCode = await run(process.argv.slice(2), processTerminal())
