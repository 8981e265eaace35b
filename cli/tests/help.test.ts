import { describe, expect, test } from "vitest"
import { commands } from "../commands.ts"
import { genepool } from "./harness.ts"

describe("help", () => {
  test.each([[[]], [["--help"]], [["-h"]], [["help"]]])("genepool %j lists every command", async (args) => {
    const { code, out } = await genepool(args)
    expect(code).toBe(0)
    for (const name of Object.keys(commands)) expect(out).toMatch(new RegExp(`^  ${name} +\\S`, "m"))
  })

  test.each(Object.keys(commands))("genepool %s --help tells its flags and examples", async (name) => {
    const { code, out } = await genepool([name, "--help"])
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^genepool ${name}`))
    const { flags, examples } = await commands[name]!()
    for (const flag of Object.keys(flags)) expect(out).toContain(`  --${flag} `)
    for (const example of examples) expect(out).toContain(`  genepool ${example}`)
    expect((await genepool(["help", name])).out).toBe(out)
    expect((await genepool([name, "-h"])).out).toBe(out)
  })

  test("no line of help is wider than 120 columns", async () => {
    for (const name of Object.keys(commands))
      for (const line of (await genepool([name, "--help"])).out.split("\n"))
        expect(line.length).toBeLessThanOrEqual(120)
  })

  test("--version", async () => {
    expect((await genepool(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})
