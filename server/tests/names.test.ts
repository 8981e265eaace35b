import { fc, test as property } from "@fast-check/vitest"
import { describe, expect, test } from "vitest"
import { nameSchema } from "../people/name.ts"
import { isReserved } from "../people/reserved.ts"
import { skeletonOf } from "../skeleton.ts"

const taken = (name: string): string | null => {
  const parsed = nameSchema.safeParse(name)
  return parsed.success ? parsed.data : null
}

test.each([
  ...[
    "Ada Lovelace",
    "Łukasz",
    "Ó Súilleabháin",
    "Jean-Luc",
    "D'Arcy",
    "Мария-Анна",
    "Ёжик",
    "Nguyễn Thị Ánh",
  ],
  ...["श्रीनिवास", "कृष्णा", "ตั้งใจ", "น้ำฝน", "สมชาย ใจดี", "محمد", "فاطِمة", "علی‌رضا", "שָׁלוֹם", "ශ්‍රී ලංකා"],
  ...[
    "தமிழ்",
    "తెలుగు",
    "მარიამ",
    "Ελένη",
    "Հայկ",
    "አበበ",
    "ພອນ",
    "ཀརྨ",
    "ចាន់",
    "明子",
    "たかし",
    "カタカナー",
    "김철수",
  ],
  ...["ᏣᎳᎩ", "王小明2", "Ken 健", "ニックKen", "민수Kim", "Ada99", "R2-D2"],
])("%s is a name", (name) => {
  expect(taken(name)).toBe(name.normalize("NFC"))
})

test.each([
  ["letters of two alphabets", "Аda"],
  ["Greek among Latin", "Αdam"],
  ["Han among Cyrillic", "Иван健"],
  ["Thai among Devanagari", "कร"],
  ["a zero-width space", "Ada\u200BB"],
  ["a soft hyphen", "Ad\u00ADa"],
  ["a joiner between Latin letters", "Ad\u200Da"],
  ["two joiners", "क्\u200D\u200Dष"],
  ["a Hangul filler, a letter that is not there", "\u3164\u3164"],
  ["a variation selector", "Ada\uFE0F"],
  ["a word turned round", "\u202EadA"],
  ["a tag", "Ada\u{E0041}"],
  ["full-width letters", "Ａｄａ"],
  ["mathematical letters", "𝐀𝐝𝐚"],
  ["four marks on a Latin letter", "A\u0301\u0302\u0303\u0304da"],
  ["the same mark twice", "ก\u0E49\u0E49ก"],
  ["five marks on a letter", "ก\u0E31\u0E34\u0E35\u0E36\u0E37ก"],
  ["a mark with no letter", "\u0301da"],
  ["an enclosing circle", "A\u20DDda"],
  ["digits of two kinds", "Ada1٢"],
  ["a script that nobody writes in any more", "𐤀𐤁"],
  ["one letter", "A"],
  ["25 letters", "a".repeat(25)],
  ["two spaces at the sides only", "  A  "],
  ["an emoji", "Ada😀"],
  ["two signs in a row", "Ada--B"],
])("%s is no name", (_, name) => {
  expect(taken(name)).toBeNull()
})

test("spaces around and between are put in order, and a typographic apostrophe is an apostrophe", () => {
  expect(taken("  Ada \t Lovelace ")).toBe("Ada Lovelace")
  expect(taken("O’Brien")).toBe("O'Brien")
})

describe("names that look alike have one skeleton", () => {
  test.each([
    ["Ada", "АDА"],
    ["Ada", "ada"],
    ["Ida", "lda"],
    ["Ida", "1da"],
    ["ida", "IDA"],
    ["Olo", "0l0"],
    ["rnarta", "marta"],
    ["Jan_K", "jan.k"],
    ["Сосо", "Coco"],
    ["РУСЯ", "русЯ".toUpperCase()],
    ["ΑΒΕ", "ABE"],
    ["क्ष", "क्\u200Dष"],
  ])("%s, %s", (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other))
  })

  test.each([
    ["Ada", "Adam"],
    ["Zoe", "Zoë"],
    ["Мария", "Марина"],
    ["Ann", "Anna"],
    ["Łukasz", "Łucja"],
  ])("%s and %s differ", (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other))
  })

  property.prop([fc.string({ unit: "binary", maxLength: 24 })])(
    "whatever it is given, it answers, and in one form",
    (text) => {
      expect(skeletonOf(text)).toBe(skeletonOf(text.normalize("NFC")))
    },
  )
})

test.each([
  ...["Admin", "ADMIN", "admin", "Аdmіn", "Admln", "Adm1n", "the admin", "Admin_2", "admin42", "A.d.m.i.n"],
  ...[
    "Genepool",
    "Genep00l",
    "Moderator",
    "rnoderator",
    "Модератор",
    "МОДЕРАТОР 1",
    "Администратор",
    "Админ",
  ],
  ...["Operator", "Оператор", "Gość", "Guest 7", "Гость", "Deleted player", "Bot", "Бот 3", "my bot", "Root"],
  ...[
    "Administration",
    "Administrators",
    "Administracja",
    "Администрация",
    "Moderators",
    "Modérator",
    "Moderacja",
  ],
  ...[
    "Sysadmin",
    "Sys-Admin",
    "Webmaster",
    "Vvebmaster",
    "VVEBMASTER",
    "Game Master",
    "GameMasters",
    "The Owner",
  ],
  ...["the team", "Сисадмин", "Модерация", "Old Administrator"],
  ...["Gregor", "GREG0R", "Player 1", "Gracz 2", "Игрок", "You", "System"],
])("%s is reserved", (name) => {
  expect(isReserved(name, "person")).toBe(true)
})

test.each([
  "Badminton",
  "Modest",
  "Botond",
  "Thomas K",
  "Systema",
  "Rooth",
  "Guestrin",
  "Moderato",
  "Höst",
  "Theo Owner",
  "Master of games",
  "Webber",
  "Player of games",
  "Гостьев",
])("%s is not", (name) => {
  expect(isReserved(name, "person")).toBe(false)
})

test("a bot account may be called a bot, but not the server", () => {
  expect(isReserved("Ada's bot", "bot")).toBe(false)
  expect(isReserved("Genepool bot", "bot")).toBe(true)
})
