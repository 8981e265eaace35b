import { describe, expect, test } from "vitest"
import { folder, genepool, lastLine } from "./harness.ts"

const files = folder()
const play = (typed: string, ...args: string[]) =>
  genepool(["play", "noughts", "--seed", "1", ...args], typed)

describe("playing in the terminal", () => {
  test("numbers from a pipe play a whole game, and the result is told", async () => {
    const outcome = await play("1\n3\n2\n3\n1\n", "--json")
    expect(outcome.code).toBe(0)
    expect(outcome.out).toContain("Crosses: mark an empty cell")
    expect(outcome.out).toContain("The game is over.\n1. Crosses: 1\n2. Noughts: 0\nWinner: Crosses")
    expect(lastLine(outcome)).toMatchObject({ over: true, choices: 5, result: { winners: [0] } })
  })

  test("where the input ends, the game stops without complaint", async () => {
    const { code, out, err } = await play("5\n")
    expect(code).toBe(0)
    expect(out).toMatch(/Stopped after 1 choice\.\n$/)
    expect(err).toBe("")
  })

  test("a player sees what happened since, and is asked in the language wanted", async () => {
    const { out } = await play("5\n", "--locale", "pl")
    expect(out).toContain("· Krzyżyk: pole centralne")
    expect(out).toContain("Kółko, wybierz 1-8 albo ?")
  })

  test("the machine's language is taken unless another is given", async () => {
    const { out } = await genepool(["play", "noughts"], "", { LANG: "ru_RU.UTF-8" })
    expect(out).toContain("Крестики-нолики")
  })

  test("? says why not, l tells the log, b draws the board, anything else is explained", async () => {
    const { out } = await play("5\n?\nl\nb\n99\nmark\n\nq\n")
    expect(out).toContain("Not on the list:\n  Mark centre: This cell is taken: Crosses")
    expect(out).toContain("   1  Crosses: centre")
    expect(out.match(/ · │ X │ ·/g)).toHaveLength(2)
    expect(out).toContain("There is no option 99: there are 8.")
    expect(out).toContain("a number from 1 to 8, or one of ? b h i l s u q help.")
    expect(out).toContain("“mark” is not one of the choices")
    expect(out).toContain("“” is not one of the choices")
    expect(out).toMatch(/Stopped after 1 choice\.\n$/)
  })

  test("h tells what a strong bot would take, its chance to win, and what for, however hasty the bots are", async () => {
    const { out } = await play("1\n4\n1\n4\nh\nq\n", "--iterations", "1")
    expect(out).toMatch(
      /What a strong bot would choose, with its chance of winning:\n {2}1 {2}Mark top right \(100%\)\n +\d {2}Mark /,
    )
    const { out: said } = await genepool(
      ["play", "krom", "--seed", "1", "--iterations", "200", "--bots", "random", "--locale", "pl"],
      "1\nh\nq\n",
    )
    expect(said).toMatch(/Co wybrałby silny bot, z szansą na wygraną:\n( +\d+ {2}.+ \(\d+%\) .+\.\n){1,3}/)
  })

  test("where there is but one option, there is no hint to give", async () => {
    const { out } = await play("1\n1\n1\n2\n1\n1\n2\n1\nh\nq\n")
    expect(out).toContain("There is only one option.")
  })

  test("u takes back a choice, and what is chosen instead is news", async () => {
    const { out } = await play("u\n5\n1\nu\n3\nq\n")
    expect(out).toContain("There is nothing to undo.")
    expect(out).toContain("Undone.")
    expect(out.indexOf("· Noughts: top right")).toBeGreaterThan(out.indexOf("Undone."))
    expect(out).toContain("Stopped after 2 choices.")
  })

  test("a choice that a bot has answered cannot be taken back", async () => {
    const { out } = await play("5\nu\nq\n", "--bots", "random")
    expect(out).toContain("Noughts (random)")
    expect(out).toContain("That cannot be undone")
    expect(out).toContain("Stopped after 2 choices.")
  })

  test("i says that there are no instructions, where there are none", async () => {
    expect((await play("i\nq\n")).out).toContain("This game has no standing instructions.")
  })

  test("names are used everywhere", async () => {
    const { out } = await play("5\n", "--names", "Ann,Bob")
    expect(out).toContain("· Ann: centre")
    expect(out).toContain("Bob, choose 1-8")
  })

  test("bots alone play to the end, the same game from the same seed", async () => {
    const one = await play("", "--bots", "random,random")
    expect(one.out).toContain("The game is over.")
    expect((await play("", "--bots", "random,random")).out).toBe(one.out)
  })

  test("a game is saved and gone on with", async () => {
    const file = files.path("saved.json")
    expect((await play("5\n1\n", "--save", file)).out).toContain(`Saved in ${file}.`)
    const outcome = await genepool(["play", "noughts", "--load", file, "--json"], "1\n")
    expect(outcome.out).toContain("· Crosses: centre\n· Noughts: top left")
    expect(lastLine(outcome)).toMatchObject({ choices: 3, over: false })
  })

  test("s saves where it is told to, and a file that cannot be written does not end the game", async () => {
    const file = files.path("by-key.json")
    const { code, out } = await play(`5\ns\ns ${file}\ns ${files.path("no/such/folder.json")}\n1\n`)
    expect(code).toBe(0)
    expect(out).toContain("Name a file: s <file>")
    expect(out).toContain("folder.json: expected a file that can be written, got no such file")
    expect(out).toContain("Stopped after 2 choices.")
    expect(files.read("by-key.json")).toMatchObject({ game: "noughts", choices: [{ seat: 0 }] })
  })

  test("sealed dice: commitment first, secret at the end, and the log verifies", async () => {
    const file = files.path("sealed.json")
    const args = [
      "play",
      "noughts",
      "--sealed",
      "--numbers",
      "a,b",
      "--bots",
      "random,random",
      "--save",
      file,
    ]
    const { out } = await genepool(args)
    expect(out).toMatch(/Sealed dice\. Commitment: [0-9a-f]{64}/)
    expect(out).toMatch(/Secret of the dice: [0-9a-f]{64}/)
    expect((await genepool(["verify", file])).out).toContain("honest: 0 draws in")
  })
})
