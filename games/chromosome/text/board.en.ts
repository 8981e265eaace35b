// English: the words of the drawn board

export const boardEn = {
  "board.side": "Genes",
  "board.mine": "Your microbe",
  "board.close": "Close",

  // Boards of players
  "board.chromosome":
    "Chromosome: {active, plural, =0 {no active gene} one {# active gene} other {# active genes}}, {passive} passive, {free} of 8 places free",
  "board.ownGene": "{gene}, {active, select, true {active} other {passive}}",
  "board.genesOf": "{count} × {gene}, {active, select, true {active} other {passive}}",
  "board.irradiationOf": "Irradiation {level} of {limit}",
  "board.fortuneOf":
    "Fortune {fortune} of {most}{exhausted, select, true {, used as a gene this round} other {}}",
  "board.energyOf": "Energy available: {energy}",
  "board.tokensOf": "Tokens: {tokens} on the map, {supply} in supply",
  "board.trophyOf": "{count, plural, one {# trophy} other {# trophies}} ({species})",
  "board.noTrophies": "No trophies yet",
  "board.scoreNow": "{points, plural, one {# point} other {# points}} if the game ended now",
  "board.starts": "Starts this round",
  "board.passed": "Has passed",
  "board.out": "Eliminated",
  "board.candidate": "{species}: {about}",

  // Actions and costs
  "board.actions": "Actions",
  "board.mainActions": "Main actions",
  "board.specialActions": "Special actions: {species}",
  "board.besides": "Also on your turn",
  "board.cost.gene": "{count} × {gene}",
  "board.cost.any": "{count, plural, one {one gene of any kind} other {# genes of any kind}}",
  "board.cost.energy": "{count} energy",
  "board.cost.nothing": "nothing",
  "board.cost.growth": "an action gene for each token",
  "board.cost.mutation": "an action gene, and the energy of the new gene",
  "board.cost.spark": "an action gene, and 1 energy for each room in between",
  "board.costs": "{what}. Costs {cost}",
  "board.withFortune": "No such gene left: takes 1 fortune, worth 2 points",
  "board.short.move": "Move",
  "board.short.recover": "Recover",
  "board.short.discardStructure": "{healthy, select, true {Make room} other {Heal}}",
  "board.short.endTurn": "End turn",

  // What lies beside the map
  "board.supplies": "Supply of genes",
  "board.geneLeft":
    "{gene}: {count} left in the supply{price, select, none {} other {, costs you {price} energy}}",
  "board.geneOfDie": "{die}: {gene}",
  "board.cubesLeft": "Radiation cubes beside the map: {count} of {all}",
  "board.deck": "Events still in the deck: {count}",
  "board.noEvent": "No event in the first round",
  "board.eventNow": "{event}: {about}",

  // Fights and rolls
  "board.fight":
    "{seatIs, select, you {You attack} other {{seat} attacks}} {defenderIs, select, you {you} other {{defender}}}",
  "board.sum.level": "tokens",
  "board.sum.genes": "fighting genes",
  "board.sum.fortune": "fortune",
  "board.sum.modifier": "neighbours",
  "board.sum.die": "die",
  "board.sum.power": "power",
  "board.sum.groups": "nearby groups",
  "board.sum.structure": "structure genes",
  "board.sum.line": "{seatIs, select, you {You} other {{seat}}}: {list}, total {total}",
  "board.sum.item": "{count} {what}",
  "board.test": "{seatIs, select, you {Your resilience test} other {Resilience test of {seat}}}: {room}",
  "board.threat": "Threat",
  "board.resilience": "Resilience",
  "board.wouldBe": "{points, plural, =0 {no irradiation} one {irradiation +#} other {irradiation +#}}",
  "board.mutationRoll": "{seatIs, select, you {You roll} other {{seat} rolls}} for a gene",
  "board.dieShows": "{seatIs, select, you {You} other {{seat}}} rolled {die}",
  "board.rerollDie": "Re-roll for 1 fortune",
  "board.testFortune": "1 fortune as a structure gene",
  "board.addGenes":
    "{count, plural, =0 {No fighting gene} one {# fighting gene} other {# fighting genes}}: strength {strength}",
  "board.addFortune":
    "{count, plural, =0 {No fortune} one {# fortune} other {# fortune}}: strength {strength}",
  "board.immune": "loses no tokens",

  // Rules behind the things
  "board.tip.chromosome":
    "Eight spaces for genes. The inner ring is active; a used gene moves out to the passive ring until the next round.",
  "board.tip.gene.action": "Action genes pay for Growth, Mutation, Spark and many special actions.",
  "board.tip.gene.telepathy": "Telepathy genes pay for Impulse and many special actions.",
  "board.tip.gene.fighting": "Each fighting gene used in a fight adds 1 to your strength.",
  "board.tip.gene.structure":
    "Each active structure gene adds 1 to your resilience tests. Discard one on your turn to lower your irradiation by 2 and free its space in your chromosome.",
  "board.tip.irradiation":
    "Every point above 7 costs you a token. Lose your last one that way and you are eliminated. Each level is −1 point at the end.",
  "board.tip.fortune":
    "1 fortune: re-roll any die; or +1 strength in a fight; or, once a round, it stands in for a gene, even a structure gene in a test. Each one left is worth 2 points. Once a turn, 3 energy recover one.",
  "board.tip.energy":
    "A charged group gives 1 energy per token when you discharge it, always the whole group. A trophy given back gives 2.",
  "board.tip.tokens": "Each token on the map is worth a point. Growth brings new ones in from your supply.",
  "board.tip.trophies":
    "Tokens you won from others: 1 point each at the end, or 2 energy when you give one back.",
  "board.tip.score": "Tokens + trophies + 2 × fortune − irradiation.",
  "board.tip.starts": "Whoever has the fewest tokens on the map starts the round.",
  "board.tip.clock": "Rounds left, including this one. When they run out, points are counted.",
  "board.tip.phase.preparation":
    "I Preparation: the clock goes down, an event happens, and all genes become active again.",
  "board.tip.phase.turns": "II Player turns: one turn at a time, until everybody has passed.",
  "board.tip.phase.radiation":
    "III Radiation: everybody near radioactive rooms is tested, groups there charge up, and each room loses a cube.",
  "board.tip.pool": "All cubes that are not on the map. There are 10 in all.",
  "board.tip.supply":
    "Buy a gene with Mutation. Action and telepathy genes cost 1 more energy for each one you own.",
  "board.tip.randomGene": "A random gene costs 1 energy; the die says which one it is.",
  "board.tip.events": "From the second round on, every round begins with an event.",
  "board.tip.fight":
    "Tokens + fighting genes + fortune + die. The lower sum loses tokens: as many as the difference. In a tie both lose one.",
  "board.tip.test":
    "Threat: the power of the room + your groups near it. The die and your active structure genes count against it; once a round, 1 fortune can stand in for one more. What is left is irradiation.",
  "board.tip.reroll":
    "Anybody with fortune may ask for a re-roll. Only one player pays 1 for it: the roller if they asked, otherwise the next one clockwise. The new result counts.",
  "board.tip.move":
    "Once a turn: tokens of one group move together into one neighbouring room. Its sterility says how many must enter together.",
  "board.tip.recover": "Once a turn: 3 energy for 1 fortune.",
  "board.tip.discardStructure":
    "Discard a structure gene: irradiation −2, and its space is free. To lower irradiation, fortune can stand in for one once a round.",
  "board.tip.endTurn": "Ends your turn.",

  // The player aid
  "board.aid.open": "Player aid",
  "board.aid.round.preparation": "Preparation: clock, event, all genes active again. Not in the first round.",
  "board.aid.round.turns":
    "Turns, starting with the fewest tokens, until all have passed. On a turn: one action; also one movement, 1 fortune for 3 energy, and structure genes discarded.",
  "board.aid.round.radiation":
    "Radiation: tests, the most powerful room first; then groups near cubes charge; then every radioactive room loses a cube.",
  "board.aid.charge":
    "Radiation of power 1 charges groups of 1 token, power 2 up to 2, power 3 or more up to 3.",
  "board.aid.end":
    "The game ends when the rounds run out, or after somebody is eliminated: during the turns, everyone who has not passed takes one last turn; during the radiation phase, as soon as that room has been tested.",
  "board.aid.points": "Points: tokens on the map + trophies + 2 × fortune − irradiation.",
  "board.aid.energy": "energy",
  "board.aid.fortune": "fortune",
  "board.aid.irradiation": "irradiation",
  "board.aid.cube": "radiation cube",
  "board.aid.any": "any gene",

  // The end of the rules
  "board.appendix.actions": "Actions",
  "board.appendix.rooms": "Rooms",
  "board.appendix.events": "Events",
  "board.appendix.action": "{species}: {what} Cost: {cost}.",
  "board.appendix.room": "Room {number}",
  "board.appendix.pipes":
    "Sterility {sterility}{mark, select, start {, a starting room} red {, can be destroyed by an event} other {}}.",
}
