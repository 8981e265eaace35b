// genepool new-game: a game of one's own to begin with, complete and tested: noughts and crosses
// under another name.

import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { BadInput } from "@genepool/engine"
import { command, theWords } from "../command.ts"
import { project } from "../titles.ts"

export const newGame = command(
  {
    name: "new-game",
    words: "<id>",
    about: "make the folder of a new game, with rules, texts, board, bot and tests to begin from",
    flags: {
      letters: {
        type: "string",
        value: "ABC",
        about: "the letters its rule ids begin with (default: taken from its id)",
      },
    },
    more: [
      "The folder is that of noughts and crosses under the new name: it plays and passes ./check as it is, and is",
      "replaced piece by piece. The game is put on the register; `npm install` links it. See docs/adding-a-game.md.",
    ].join("\n"),
    examples: ["new-game liars-dice", "new-game hex --letters HEX"],
  },
  async (words, flags, terminal) => {
    const [id] = theWords("new-game", ["an id in small letters, such as liars-dice"], words) as [string]
    const letters = flags.letters ?? id.replaceAll("-", "").slice(0, 3).toUpperCase()
    checkNames(id, letters)
    makeFolder(id, letters)
    register(id)
    terminal.print(
      [
        `games/${id} is there, and on the register in games/index.ts. Next:`,
        "",
        "  npm install                                   links it",
        `  npx genepool simulate ${id} --check --games 100`,
        `  npx vitest run games/${id}`,
        "",
        "docs/adding-a-game.md goes through the folder piece by piece.",
      ].join("\n"),
    )
    return 0
  },
)

const games = () => join(project, "games")

function checkNames(id: string, letters: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length < 3)
    throw new BadInput("new-game", "an id of at least three small letters, digits and dashes", id)
  if (existsSync(join(games(), id)))
    throw new BadInput("new-game", "an id that is free", `${id}, which is a game`)
  if (!/^[A-Z]{3}$/.test(letters)) throw new BadInput("--letters", "three capital letters", letters)
  const other = readdirSync(games()).find((game) => {
    const ledger = join(games(), game, "RULES.md")
    return existsSync(ledger) && readFileSync(ledger, "utf8").includes(`**${letters}-`)
  })
  if (other !== undefined)
    throw new BadInput(
      "--letters",
      "letters that no other game's rules begin with",
      `${letters}, as in games/${other}`,
    )
}

/** Tests of the documents, which tell of noughts, stay behind. */
const leftBehind = ["tests/guide.test.ts", "tests/scenarios-doc.test.ts", "node_modules"]

function makeFolder(id: string, letters: string): void {
  const from = join(games(), "noughts")
  const to = join(games(), id)
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !leftBehind.some((left) => path === join(from, left)),
  })
  try {
    renameSync(join(to, "rules/noughts.ts"), join(to, `rules/${id}.ts`))
    renameSync(join(to, "board/noughts.css"), join(to, `board/${id}.css`))
    for (const file of filesIn(to))
      writeFileSync(file, renamed(file, readFileSync(file, "utf8"), id, letters))
  } catch (error) {
    rmSync(to, { recursive: true })
    throw error
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** What a file of noughts and crosses says under the new name. */
export function renamed(file: string, text: string, id: string, letters: string): string {
  const lettered = text
    .replaceAll(/\bNOU(?=[-}])/g, letters)
    .replaceAll(/\bnou-/g, `${letters.toLowerCase()}-`)
    .replaceAll(/(rules|board|\.)\/noughts\.(ts|css)/g, `$1/${id}.$2`)
  if (file.endsWith(".md"))
    return lettered
      .replace(/^# NOUGHTS AND CROSSES\b/, `# ${titleOf(id).toUpperCase()}`)
      .replace(/^# (?!.* - rules ledger).*/, `# ${titleOf(id)}`)
      .replaceAll("genepool rules noughts", `genepool rules ${id}`)
  return (
    lettered
      .replaceAll(/"game\.name": "[^"]*"/g, `"game.name": "${titleOf(id)}"`)
      .replaceAll("@genepool/noughts", `@genepool/${id}`)
      .replaceAll(/"noughts"/g, `"${id}"`)
      // As a name in code, not as a word in a sentence
      .replaceAll(/\bnoughts(?=[.,:)}\]]| \}| from| =)/g, nameOf(id))
  )
}

/** `liars-dice` is `liarsDice` in code and `Liars dice` on the screen. */
function nameOf(id: string): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function titleOf(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ")
}

/** The one line outside of the folder. */
function register(id: string): void {
  const file = join(games(), "index.ts")
  const key = nameOf(id) === id ? id : `"${id}"`
  const line = `  ${key}: async () => (await import("@genepool/${id}")).${nameOf(id)},\n`
  const text = readFileSync(file, "utf8")
  const end = text.lastIndexOf("}")
  writeFileSync(file, text.slice(0, end) + line + text.slice(end))
}
