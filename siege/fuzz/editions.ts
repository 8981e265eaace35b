// Right options and editions of every game, to be spoiled.

const organs = ["BRA", "HE1", "HE2", "LU1", "LU2", "LIV", "PAN", "STO", "SIN", "LIN", "KI1", "KI2"]

const row = (rooms: readonly number[]) => rooms.map((room, q) => ({ room, q, r: 0 }))

/** By game: options as people write them. */
export const rightOptions: { readonly [game: string]: readonly { readonly [name: string]: unknown }[] } = {
  noughts: [{}],
  viral: [
    { draft: true, supply: "seed", viruses: "random" },
    {
      edition: {
        name: "My box",
        cards: [
          { id: "B1", slots: "INF@ INF@ MOV", vp: 0 },
          { id: "M11", slots: "ATK/SHD INF/MOV MOV", vp: 2 },
          { id: "M12", slots: "[INF/ATK]@ MAG ABS CRI", vp: 20 },
        ],
        zoneTokens: [{ id: "T1", white: { vp: 1, research: -2 }, blue: { vp: 2, research: -3 } }],
        graph: organs.map((organ, i) => ({
          channel: ["touch", "artery", "vein", "lymph"][i % 4],
          organs: [organ, organs[(i + 1) % organs.length]],
        })),
        symbols: [5, 10, 15, 20],
        researchTop: 7,
      },
    },
  ],
  chromosome: [
    { events: false, species: "chosen", firstPlayer: "seat1", layout: "three", fortuneMaximum: 12 },
    { map: { rooms: row([1, 5, 18, 6, 3]) } },
    {
      edition: {
        name: "My box",
        genes: [
          { gene: "fighting", cubes: 8, price: 2, pricePerOwned: 1, results: [2] },
          { gene: "telepathy", results: [3] },
        ],
        rooms: [{ room: 5, sterility: 1, start: false, red: true }],
        layouts: { two: row([1, 5, 18, 6, 3]) },
        actions: [
          { action: "fusion", cost: { telepathy: 2, energy: 1 } },
          {
            action: "takeover",
            cost: { telepathy: 1, any: 1, energy: 2 },
            targets: [{ pick: "group", of: "enemy", level: 1, nextTo: "own" }],
            effect: [
              { effect: "replace", group: "first" },
              { effect: "charge", group: "first" },
            ],
          },
          {
            action: "superGene",
            cost: { action: 1, energy: 0 },
            targets: [
              { pick: "room", empty: true, sterility: 3, nextTo: "own" },
              { pick: "gene", notFirst: true },
            ],
            effect: [
              { effect: "place", room: "first", tokens: 1 },
              { effect: "addCubes", room: "first", cubes: 1 },
              { effect: "gainGene", gene: "second" },
              { effect: "fortune", points: 1 },
              { effect: "irradiate", who: "others", points: 1 },
            ],
          },
        ],
        events: [
          { event: "EV04", effect: [{ effect: "addCubes", rooms: [5, 18], cubes: 2 }] },
          { event: "EV10", effect: [{ effect: "modify", what: "sterility", by: 1 }] },
          { event: "EV01", effect: [{ effect: "irradiate", who: "mostTokens", points: 2 }] },
        ],
      },
    },
  ],
  krom: [
    { side: "glacial", kromosaur: true, longer: true, characters: "chosen" },
    {
      edition: {
        name: "My box",
        characters: ["kolos", "karok", "morhy", "valkyr", "unga", "alma"].map((id, i) => ({
          id,
          weight: 60 + i,
        })),
        kromosaur: { weight: 4000, life: 10, fight: 2 },
        gathering: [
          { id: "G-01", copies: 12, reward: { wood: 1 } },
          { id: "Wet socks", copies: 8 },
        ],
        bonus: [
          { id: "Gift", copies: 16, effect: { effect: "gain", kind: "anyRes", count: 2 } },
          { id: "Not here", copies: 8, area: "caves", effect: { effect: "cancel" } },
          {
            id: "Trade",
            copies: 7,
            effect: { effect: "swap", give: "anyRes", giveCount: 2, take: "krom", takeCount: 3 },
          },
        ],
        prices: { rest: { krom: 2, anyRes: 1 }, resource: 3, gathering: [0, 1, 3, 4], rerolls: [1, 1, 2, 2] },
      },
    },
  ],
}
