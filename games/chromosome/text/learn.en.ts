// Chromosome learned by playing, in English: aims of at most twenty words, what came of them, words
// to a wrong try

export const en = {
  "grow.goal":
    "You are Pars, a microbe in a doomed laboratory. Tokens on the map, trophies and fortune are your points.",
  "grow.grow": "Take Growth: each action gene you pay brings in one token. Add to your group, or spread.",
  "grow.grow.done": "More tokens, more points. The genes you paid are passive until the next round.",

  "split.move": "Once a turn you may move. Split your group: send one or two tokens next door.",
  "split.move.whole":
    "All three went together, and nothing was split. Take it back, and leave a token behind.",
  "split.move.done": "Two groups, both charged. The pipes of a room say how many must enter it together.",

  "charge.genes":
    "Your genes lie in a ring. Inside they are active; one that has paid moves outwards until the next round.",
  "charge.impulse":
    "Your group is hollow: discharged. Take Impulse, and put radiation into its room or next to it.",
  "charge.impulse.far":
    "Radiation there does not reach your group. Take it back: choose its own room, or one next to it.",
  "charge.impulse.done":
    "Charged! Two cubes charge groups of level 1 and 2. But radiation hurts, and others can place it beside you.",

  "absorb.cube":
    "Impulse can also use radiation that is already there. Absorb: your group charges, one cube goes.",
  "absorb.cube.more": "That added two cubes. Take it back and absorb instead: less radiation, less danger.",
  "absorb.cube.done": "Charged, and the room has one cube less. Radiation that stays can hurt you.",

  "test.roll":
    "A test: 3 cubes + 1 group against your roll of 1. Falling 3 short kills all your microbes. Re-roll!",
  "test.roll.out":
    "Irradiation ends at 7, and you were there: 3 more cost all 3 tokens. Take it back and re-roll.",
  "test.keep": "The new roll counts. 4 against 4 is enough: keep it.",
  "test.keep.done": "Any shortfall becomes irradiation: −1 point each, and above 7 each one costs a token.",

  "mutate.gene": "Take Mutation and buy a gene. Its energy comes from discharging a charged group.",
  "mutate.gene.done": "A new gene, active at once. A group pays as a whole: small groups make good change.",

  "recover.fortune": "Each fortune point is worth 2 points and can re-roll a die. Recover one for 3 energy.",
  "recover.fortune.passed": "Passing now leaves the energy unused. Take it back and recover fortune first.",
  "recover.fortune.done": "Your group of three paid 3 energy. You may recover once in every turn.",

  "attack.spark":
    "Ferox is next door. Attack it with Spark: level, fighting genes and a die against its own.",
  "attack.spark.done":
    "The loser gives up one token for each point it fell short. Won tokens are trophies: 1 point, or 2 energy.",

  "round.pass":
    "You have no action gene left. Pass: when all have passed, radiation strikes and a new round begins.",
  "round.pass.done":
    "Tests, then charging, then one cube less. In the new round your genes are active again.",

  "last.score":
    "The last round, and the score is 8 to 8: tokens, trophies and twice your fortune, minus irradiation.",
  "last.win": "Score one point more than Ferox, who has passed; then pass, and win.",
  "last.win.lost": "A tie is not enough. Take it back and bring in a token first.",
  "last.win.done": "You win! Now you know turns, energy, radiation and points.",

  "change.title": "Small change",
  "change.why": "A group pays with all its tokens, so pay with one no larger than the price.",
  "change.gene": "Buy a structure gene for 1 energy, and keep a charged group of two. Split first.",
  "change.gene.dear": "All three tokens paid for 1 energy, and 2 were wasted. Take it back and split first.",
  "both.title": "Two groups, one Impulse",
  "both.why": "The cubes of a room charge every group that is near enough.",
  "both.charge": "Charge both your groups with a single Impulse.",
  "genes.title": "When genes decide",
  "genes.why": "Every fighting gene you use adds to your strength.",
  "genes.attack": "Two against two: use your fighting genes with Spark and take a trophy.",
  "spread.title": "Two rooms at once",
  "spread.why": "Growth can start a new group in every free room beside yours.",
  "spread.rooms": "Use Growth to spread into both empty neighbouring rooms of sterility 1.",
  "spread.rooms.added": "The tokens joined your group instead. Take it back and spread.",
  "clean.title": "The clean room",
  "clean.why": "The pipes of a room say how many tokens must come in together.",
  "clean.enter": "Three pipes: three tokens must enter together. Move a whole group into room 18.",
  "clean.enter.elsewhere": "Only a group of three can enter room 18. Take it back.",
  "merge.title": "Mind the hollow ones",
  "merge.why": "Join charged groups with charged ones: one hollow part empties all.",
  "merge.charged": "Make a charged group of three. If one part is discharged, all of it is.",
  "merge.charged.dark": "One part was hollow, and now the whole group is. Take it back.",
  "merge.charged.apart": "That made no group of three. Take it back and join two and one.",
  "three.title": "Power for three",
  "three.why": "As many cubes in one room as the group has tokens: that charges it.",
  "three.power": "A group of three needs three cubes in one room near it. Impulse adds two.",
  "three.power.weak": "Too weak: the room needs as many cubes as your group has tokens. Take it back.",
  "flee.title": "Out of the glow",
  "flee.why": "Only whoever is in a room with cubes, or beside one, is tested.",
  "flee.away": "Three cubes next door, and the round is about to end. Move out of reach, then pass.",
  "flee.away.tested":
    "Whoever is in a room with cubes, or next to it, is tested. Take it back and move away.",
  "heal.title": "A gene against the rays",
  "heal.why": "Above 7 irradiation tokens are lost: a gene is often the cheaper price.",
  "heal.discard": "Irradiation 6 is close to the edge. Discard a structure gene, or fortune as one: 2 less.",
  "heal.discard.passed": "You passed with 6 irradiation. Take it back and discard a structure gene.",
  "fortune.title": "Make your own luck",
  "fortune.why": "A fortune point is worth 2 points at the end: spend it where it decides.",
  "fortune.luck": "Win an attack with fortune: 1 point adds strength before the roll, or re-rolls after it.",
  "fortune.luck.lost": "It was not enough. Take it back and spend fortune before the roll, or on a bad die.",
  "trophy.title": "Trophies are energy",
  "trophy.why": "A trophy that is given back pays, but it no longer scores.",
  "trophy.gene": "All your groups are discharged. A trophy given back is worth 2 energy: buy a gene.",
  "trophy.gene.passed": "You passed without a gene. Take it back: Mutation can be paid with the trophy.",
} as const
