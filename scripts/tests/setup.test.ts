import { execFileSync } from "node:child_process"
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "genepool-setup-"))
  for (const folder of ["scripts", "bin"]) mkdirSync(join(root, folder))
  copyFileSync(new URL("../setup", import.meta.url), join(root, "scripts/setup"))
  for (const file of ["package-lock.json", ".npmrc"]) writeFileSync(join(root, file), "{}\n")
})
afterEach(() => rmSync(root, { recursive: true }))

function program(path: string, text: string): void {
  writeFileSync(join(root, path), `#!/bin/sh\n${text}\n`)
  chmodSync(join(root, path), 0o755)
}

/** As ./play and ./check begin, on a machine with an older Node and the npm that is given. */
const versionAfterSetup = () =>
  execFileSync("bash", ["-c", "source scripts/setup 2>/dev/null && node --version"], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: `${join(root, "bin")}:/usr/bin:/bin` },
  }).trim()

const link =
  "mkdir -p node_modules/.bin && printf '#!/bin/sh\\necho v24.1.0\\n' > node_modules/.bin/node && chmod +x node_modules/.bin/node"

test("an npm that links the packaged Node installs it", () => {
  program("bin/node", "echo v20.19.2")
  program("bin/npm", `[ "$1" = ci ] && ${link}`)
  expect(versionAfterSetup()).toBe("v24.1.0")
})

test("an npm before 11, which leaves that link out, is told to make it", () => {
  program("bin/node", "echo v20.19.2")
  program("bin/npm", `mkdir -p node_modules; case $1 in rebuild) ${link} ;; esac`)
  expect(versionAfterSetup()).toBe("v24.1.0")
})
