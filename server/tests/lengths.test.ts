import { expect, test, vi } from "vitest"
import { nameSchema } from "../people/name.ts"

test("a name too long to be one is refused before it is normalised: that costs the square of its marks", () => {
  const normalised = vi.spyOn(String.prototype, "normalize")
  expect(nameSchema.safeParse(`a${"\u0316\u0301".repeat(32_000)}`).success).toBe(false)
  expect(normalised).not.toHaveBeenCalled()
  expect(nameSchema.parse("e\u0301".repeat(24))).toBe("é".repeat(24))
  expect(normalised).toHaveBeenCalled()
  normalised.mockRestore()
})
