import { expect, test } from "vitest"
import { mustBeGood } from "../people/good-password.ts"
import { openServer } from "./kit/server.ts"

test.each([
  "12345678",
  "password",
  "Password1",
  "11111111",
  "abababab",
  "abcdefgh",
  "hgfedcba",
  "qwertyuiop",
  "ЙЦУКЕНГШ",
  "87654321",
  "1234567890123",
  "iloveyou",
  "dragon1985",
  "!!monkey!!",
  "zaq12wsx",
  "ada-lovelace",
  "AdaLovelace99",
])("%s is refused", (password) => {
  expect(() => mustBeGood(password, "Ada Lovelace")).toThrow("among the first that would be tried")
})

test.each([
  "correct horse",
  "long enough",
  "kolos karok",
  "Zażółć gęślą",
  "девять волн",
  "x9#kQ2!v",
  "ada loves bea",
  "20 wolves in fog",
])("%s is taken", (password) => {
  expect(() => mustBeGood(password, "Ada Lovelace")).not.toThrow()
})

test("whoever registers is told to take another password", async () => {
  const server = await openServer()
  const ada = await server.visitor("Ada")
  expect(await ada.ask("POST", "/me/register", { name: "Ada", password: "12345678" })).toMatchObject({
    status: 422,
    body: { error: { code: "weakPassword" } },
  })
  expect(await ada.must("GET", "/me")).toMatchObject({ player: { kind: "guest" } })
  await ada.must("POST", "/me/register", { name: "Ada", password: "correct horse" })
  await server.close()
})
