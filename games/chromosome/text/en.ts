// Chromosome in English: what is asked, offered, refused and told.

import type { Sayings } from "@genepool/engine"
import type { Hint } from "../bot/hints.ts"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import type { Reason } from "../rules/reasons.ts"
import { enNames } from "./en-names.ts"
import { aboutEvent } from "./quoted.ts"

export const en = {
  "game.name": "Chromosome",
  "game.pitch":
    "Alien microbes in a laboratory that is about to blow up: spread, mutate, soak up radiation and fight. Two to four players.",

  // What is asked
  "kind.game": "Starting room",
  "kind.turn": "Choosing an action",
  "kind.movement": "Movement",
  "kind.payment": "Paying",
  "kind.growth": "Growth",
  "kind.mutation": "Mutation",
  "kind.spark": "Spark",
  "kind.impulse": "Impulse",
  "kind.special": "Special actions",
  "kind.attack": "Attack and defence",
  "kind.roll": "Re-rolls",
  "kind.resilienceTests": "Resilience tests",
  "kind.irradiation": "Irradiation",
  "kind.round": "Order of tests",
  "kind.event": "Events",
  "prompt.game.species": "Choose your species",
  "prompt.game.start": "Choose the starting room for your first two tokens",
  "prompt.turn.menu": "Your turn: take one action",
  "prompt.turn.rest": "Your action is done. Anything else before your turn ends?",
  "prompt.turn.structure": "What do you discard to lower your irradiation?",
  "prompt.movement.from": "Which group moves?",
  "prompt.movement.tokens": "How many tokens leave {room}?",
  "prompt.movement.to":
    "Where {tokens, plural, one {does the token} other {do the # tokens}} from {room} go?",
  "prompt.payment.genes": "Do you pay with genes alone, or with fortune in place of one of them?",
  "prompt.payment.any": "Which gene do you pay with?",
  "prompt.payment.energy": "{energy} energy to pay: where does it come from?",
  "prompt.growth.mode": "Add to one group, or spread into empty rooms?",
  "prompt.growth.group": "Which group grows?",
  "prompt.growth.tokens":
    "How many tokens join the group in {room}? Each costs an action gene; you have {genes}.",
  "prompt.growth.rooms":
    "{tokens, plural, =0 {Where does the first token go?} one {One token so far. Where does the next one go?} other {# tokens so far. Where does the next one go?}} {genes, plural, =0 {No action gene is left: one more takes 1 fortune, worth 2 points.} one {Each costs an action gene; you have # left.} other {Each costs an action gene; you have # left.}}",
  "prompt.mutation.gene": "Which gene do you take? You have {energy} energy.",
  "prompt.spark.attacker": "Which of your groups attacks?",
  "prompt.spark.target": "Whom does the group in {room} attack?",
  "prompt.impulse.way": "Do you create radiation, or absorb it?",
  "prompt.impulse.room":
    "{way, select, create {Where do the cubes go?} other {Which radioactive room do you absorb from?}}",
  "prompt.special.first":
    "{action}: {pick, select, group {choose {whose, select, own {one of your groups} enemy {an enemy group} other {a group}}} room {choose a room} ownGene {choose one of your genes} other {choose a gene}}",
  "prompt.special.second":
    "{action}: {pick, select, group {choose {whose, select, own {one of your groups} enemy {an enemy group} other {the second group}}} room {choose where to} other {choose the new gene}}",
  "prompt.special.reactivate": "Which passive gene becomes active again?",
  "prompt.special.moved": "Move once more?",
  "prompt.attack.attackerGenes":
    "You attack {defender} in {to} with strength {strength}. How many fighting genes do you add?",
  "prompt.attack.attackerFortune":
    "You attack {defender} in {to} with strength {strength}. How much fortune do you add?",
  "prompt.attack.defenderGenes":
    "{seat} attacks your group in {to} with strength {strength}. How many fighting genes do you add?",
  "prompt.attack.defenderFortune":
    "{seat} attacks your group in {to} with strength {strength}. How much fortune do you add?",
  "prompt.roll.window":
    "{seatIs, select, you {You} other {{seat}}} rolled {die} {roll, select, attack {for the attack} defence {for the defence} test {in a resilience test} other {for a new gene: {gene}}}. Force a re-roll for 1 fortune?",
  "prompt.resilienceTests.gene":
    "You rolled {die}: irradiation +{points}. Spend 1 fortune as a structure gene, for one point less?",
  "prompt.irradiation.giveUp":
    "Too much radiation: give up {excess, plural, one {one more token} other {# more tokens}}. From which group?",
  "prompt.round.spaces": "Several rooms have radiation of power {power}. Which one is tested next?",
  "prompt.event.charge": "Choose one of your groups to charge",

  // What is offered
  "option.species": "{species}",
  "option.start": "{room}",
  "option.move": "Move",
  "option.recover": "Recover 1 fortune for 3 energy",
  "option.discardStructure": "Discard a structure gene, or fortune in its place: irradiation −2",
  "option.growth": "Growth: bring in new tokens",
  "option.mutation": "Mutation: gain a gene",
  "option.spark": "Spark: attack",
  "option.impulse": "Impulse: create or absorb radiation",
  "option.special":
    "{action}: {actionId, select, superGene {bring a gene back and act once more} change {swap one gene for another kind} takeover {replace a lone enemy token} catalysis {gain a gene without energy} bond {attack with the help of neighbouring groups} domination {attack without losses} fusion {two neighbouring groups lose a token each} destroy {take a token from a neighbour} concentration {place 3 radiation cubes} saturation {2 irradiation for everybody} power {charge a small group} outbreak {move radiation and test at once} teleportation {move any group, or swap two} focus {a token into a room of sterility 1} giant {a group of 3 beside one of yours} dispersal {one or two more movements} other {…}}",
  "option.pass": "Pass for this round",
  "option.endTurn": "End the turn",
  "option.from": "The group in {room}",
  "option.tokens": "{tokens, plural, one {# token} other {# tokens}}",
  "option.to": "To {room}",
  "option.genesOnly": "Genes only",
  "option.fortuneFor": "Fortune in place of one {gene}",
  "option.payGene": "{gene}",
  "option.payFortune": "Fortune in place of the gene",
  "option.discharge": "Discharge the group in {room}: {energy} energy",
  "option.giveBack": "Give back a trophy ({species}): 2 energy",
  "option.add": "Add to one group",
  "option.spread": "Spread into empty rooms",
  "option.buy": "{gene}: {energy} energy",
  "option.random": "Roll for it: {energy} energy",
  "option.create": "Create: place cubes",
  "option.absorb": "Absorb: charge and remove a cube",
  "option.attacker": "The group in {room}",
  "option.target": "The group in {room}: {energy} energy",
  "option.group": "The group in {room}",
  "option.room": "{room}",
  "option.gene": "{gene}",
  "option.activeGene": "{gene}, active",
  "option.passiveGene": "{gene}, passive",
  "option.again": "Move once more",
  "option.enough": "That is enough",
  "option.fightingGenes":
    "{genes, plural, =0 {No fighting gene} one {# fighting gene} other {# fighting genes}}",
  "option.fortune": "{points, plural, =0 {No fortune} one {# fortune} other {# fortune}}",
  "option.reroll": "Force a re-roll (1 fortune)",
  "option.stand": "Keep the result",
  "option.discardGene": "A structure gene",
  "option.discardFortune": "1 fortune in its place",
  "option.giveUp": "A token from {room}",
  "option.space": "{room}",
  "option.charge": "The group in {room}",

  // Why something is not offered
  "reason.alreadyMoved": "You have moved this turn",
  "reason.noMove": "None of your groups can move anywhere",
  "reason.alreadyRecovered": "You have recovered fortune this turn",
  "reason.fortuneFull": "Your fortune is already at its maximum: {most}",
  "reason.missingEnergy": "Needs {need} energy; you have {have}",
  "reason.missingGene": "Needs {need} × {gene}; you have {have} active",
  "reason.missingGenes":
    "Needs {need, plural, one {one active gene} other {# active genes}}; you have {have}",
  "reason.noIrradiation":
    "You have no structure gene to discard, and no irradiation that fortune could lower",
  "reason.noStructure": "You have no active structure gene, and no fortune to stand in for one",
  "reason.actionTaken": "You have taken your action",
  "reason.actionFirst": "Take an action first; passing is one too",
  "reason.noTokens":
    "Needs {need, plural, one {# token} other {# tokens}} in your supply; there {have, plural, =0 {is none} one {is one} other {are #}}",
  "reason.noPlace": "None of your groups can grow, and no room next to them can take a single token",
  "reason.chromosomeFull": "Your chromosome is full: 8 genes",
  "reason.noGeneLeft": "None left in the supply: {gene}",
  "reason.outOfReach": "Too far: needs {need} energy; you have {have}",
  "reason.noCubes": "All radiation cubes are on the map",
  "reason.nothingPassive": "You would have no passive gene to bring back",
  "reason.noTarget": "There is no valid target",
  "reason.enemyGroup": "This group belongs to {seat}",
  "reason.sameRoom": "The tokens are already there",
  "reason.notAdjacent": "This room is not next to {room}",
  "reason.groupFull": "This group is full: 3 tokens",
  "reason.ownRoom": "You already have a group there",
  "reason.roomChosen": "A token already goes there",
  "reason.notBesideYours": "Not next to any of your groups",
  "reason.atLeastOne": "Place at least one token",
  "reason.alreadyCharged": "This group is already charged",
  "reason.notRadioactive": "There is no radiation in this room",
  "reason.testedAlready": "This room has been tested",
  "reason.testedLater": "Rooms with more radiation come first",
  "reason.speciesTaken": "{seat} plays this species",
  "reason.notStart": "Not a starting room",
  "reason.notATarget": "Not a valid target for {action}",
  "reason.noWayOut": "This group cannot enter any room next to it",
  "reason.enemyRoom": "{seat} has a group there",
  "reason.tooSterile":
    "Sterility {sterility}: at least {sterility, plural, one {one token} other {# tokens}} must enter together",
  "reason.groupTooLarge": "The group there has level {level}; together they would be more than 3",
  "reason.notCharged": "This group is not charged",

  // What speaks for a choice
  "reason.winsTrophies": "To win {count, plural, one {a trophy} other {# trophies}}",
  "reason.bringsTokens": "To bring {count, plural, one {a token} other {# tokens}} onto the map",
  "reason.gainsGene": "To gain a gene",
  "reason.recoversFortune": "To recover fortune, which is worth 2 points",
  "reason.heals": "To lower irradiation by {count}",
  "reason.charges": "To charge groups worth {count} energy",
  "reason.weakens": "To weaken {seat}",
  "reason.escapes": "To get away from radiation",
  "reason.soaks": "To let radiation charge a group",
  "reason.threatens": "To put radiation where it hurts others",
  "reason.joins": "To form a larger group",
  "reason.opens": "To have more room to grow",
  "reason.closesIn": "To get closer to the others",
  "reason.seeksCharge": "To get closer to radiation that can charge you",
  "reason.narrows": "To leave the others less room to grow",
  "reason.splits": "To split off a group that can act and pay on its own",
  "reason.keepsAway": "To keep the others at a distance",
  "reason.losesDanger": "To give up what radiation threatens most",
  "reason.losesDark": "To give up a token that could not pay energy",
  "reason.losesNoGroup": "To keep all your groups on the map",
  "reason.losesSmall": "To keep your larger groups whole",
  "reason.awaitsCharge": "To be charged by radiation at the end of the round",
  "reason.staysSafe": "To stay out of radiation: most movements lead into it",
  "reason.keepsRoom": "To keep free rooms next to you to grow into",
  "reason.staysTogether": "To keep your large group together",
  "reason.staysAway": "To keep your distance: most movements lead nearer to the others",
  "reason.staysClose": "To stay close to the others",
  "reason.staysSplit": "To keep your groups apart: each can pay on its own",
  "reason.staysWhole": "To keep your groups whole",
  "reason.leavesRed": "To leave a room that an event may destroy",
  "reason.widens": "To have more empty rooms within two steps",
  "reason.strongest": "To attack with your strongest group",
  "reason.attacks":
    "To attack: if both sides use all their fighting genes, you win {count} of 100 such fights",
  "reason.anyOrder": "All of them are tested anyway: only the order differs",
  "reason.makesRoom": "To free a place in your chromosome",
  "reason.dims": "To take radiation off the map",
  "reason.paysExactly": "To pay without losing any energy",
  "reason.nearest": "To attack from the group that is closest to an enemy",
  "reason.standsWell": "No movement would improve your position",
  "reason.givesUp": "To stay: every movement would give something up",
  "reason.restsHere": "No movement would gain anything now",
  "reason.fightsHarder": "To be stronger in this fight",
  "reason.hunts": "To stand next to a smaller group that you can attack",
  "reason.shelters": "To get away from a larger group",
  "reason.keepsCharged": "To keep your largest charged group for later",
  "reason.betterRoll": "To roll better",
  "reason.spoilsRoll": "To spoil the roll of {seat}",
  "reason.resists": "To receive less irradiation",
  "reason.keepsFortune": "To keep fortune, which is worth 2 points",
  "reason.savesEnergy": "To save energy for later",
  "reason.keepsGenes": "To keep genes for later",

  // What happens
  "fact.firstPlayer": "{seat} goes first",
  "fact.plays": "{seat} plays {species}",
  "fact.placed": "{seat} places {tokens, plural, one {a token} other {# tokens}} in {room}",
  "fact.roundBegan": "Round {round}; the clock shows {clock}",
  "fact.eventRevealed": `Event: {event}${aboutEvent(enNames)}`,
  "fact.eventCancelled": "{event} would tear the map apart and is cancelled",
  "fact.modified":
    "{what, select, sterility {Sterility of every room} sparkEnergy {Energy of every Spark} other {Energy of a random gene}} this round: {by}",
  "fact.refreshed": "Genes and fortune tokens are refreshed",
  "fact.startingPlayer": "{seat} starts this round",
  "fact.turnBegan": "{seatIs, select, you {Your turn} other {{seat} to play}}",
  "fact.acts": "{seatIs, select, you {You use} other {{seat} uses}} {action}",
  "fact.passed": "{seat} passes",
  "fact.moved": "{seat} moves {tokens, plural, one {a token} other {# tokens}} from {from} to {to}",
  "fact.merged":
    "{seatIs, select, you {You have} other {{seat} has}} one group in {room} now: level {level}, {charged, select, true {charged} other {discharged}}",
  "fact.exhausted": "{seatIs, select, you {You exhaust} other {{seat} exhausts}} {genes} × {gene}",
  "fact.fortuneAsGene":
    "{seatIs, select, you {You spend} other {{seat} spends}} 1 fortune in place of {geneId, select, none {a gene} other {one {gene}}}",
  "fact.discharged":
    "{seatIs, select, you {You discharge} other {{seat} discharges}} the group in {room}: {energy} energy",
  "fact.gaveBack":
    "{seatIs, select, you {You give} other {{seat} gives}} back a trophy ({species}): 2 energy",
  "fact.overpaid": "{seatIs, select, you {You overpay} other {{seat} overpays}}: {energy} energy is lost",
  "fact.grew": "{seat} adds {tokens, plural, one {a token} other {# tokens}} in {room}: level {level}",
  "fact.gainedGene": "{seat} gains one {gene}",
  "fact.noGeneLeft": "{seatIs, select, you {You gain} other {{seat} gains}} nothing: no {gene} is left",
  "fact.attacked":
    "{seat} attacks {defender}: {from} against {to}{modifier, plural, =0 {} one {, modifier +#} other {, modifier +#}}",
  "fact.boostedGenes":
    "{seatIs, select, you {You exhaust} other {{seat} exhausts}} {genes, plural, one {a fighting gene} other {# fighting genes}} for strength",
  "fact.boostedFortune":
    "{seatIs, select, you {You spend} other {{seat} spends}} {points} fortune for strength",
  "fact.strength": "{seatIs, select, you {You have} other {{seat} has}} strength {strength}",
  "fact.rolled":
    "{seatIs, select, you {You roll} other {{seat} rolls}} {die} {roll, select, attack {for the attack} defence {for the defence} test {in a resilience test} other {for a new gene}}",
  "fact.forcedReroll": "{seat} pays 1 fortune: {roller} must re-roll the {die}",
  "fact.fought": "Fight: {seat} {attack}, {defender} {defence}",
  "fact.lostTokens": "{seat} loses {tokens, plural, one {a token} other {# tokens}} in {room}",
  "fact.tookTrophies": "{seat} takes {tokens, plural, one {a trophy} other {# trophies}} ({species})",
  "fact.cubesAdded":
    "{cubes, plural, one {A radiation cube comes} other {# radiation cubes come}} into {room}: power {power}",
  "fact.cubesRemoved":
    "{cubes, plural, one {A radiation cube leaves} other {# radiation cubes leave}} {room}: power {power}",
  "fact.cubesMoved":
    "{cubes, plural, one {A radiation cube goes} other {# radiation cubes go}} from {from} to {to}: power {power}",
  "fact.charged": "{seat}: the group in {room} is charged",
  "fact.fortuneChanged": "{seat}: fortune {fortune}",
  "fact.discardedStructure":
    "{fortune, select, true {{seat}} other {{seat} discards a structure gene}}{points, plural, =0 {} one {: irradiation −#, now {level}} other {: irradiation −#, now {level}}}",
  "fact.reactivated": "{seatIs, select, you {You make} other {{seat} makes}} one {gene} active again",
  "fact.changedGene":
    "{seatIs, select, you {You change} other {{seat} changes}} {active, select, true {an active} other {a passive}} gene: {old} becomes {gene}",
  "fact.teleported": "{seat} teleports the group from {from} to {to}",
  "fact.swapped": "{seat} swaps the groups in {from} and {to}",
  "fact.fused": "{seat} fuses the groups in {from} and {to}",
  "fact.tested":
    "{seat} is tested for {room}: threat {threat} (power {power}, {groups, plural, one {# group} other {# groups}}), rolled {die}{structure, plural, =0 {} one { + #} other { + #}}: {points, plural, =0 {no irradiation} one {irradiation +#} other {irradiation +#}}",
  "fact.irradiated": "{seat}: irradiation +{points}, now {level}",
  "fact.excess":
    "{seatIs, select, you {You are} other {{seat} is}} {excess, plural, one {# point} other {# points}} over the limit",
  "fact.doomed":
    "{seatIs, select, you {You do} other {{seat} does}} not have enough tokens to make up for it",
  "fact.roomRemoved": "{room} is gone for good",
  "fact.eliminated":
    "{seat} is eliminated: {cause, select, irradiation {too much irradiation} other {no tokens left}}",
  "fact.lastTurns":
    "{seatsCount, plural, =0 {No turns are left} one {One last turn: {seats}} other {One last turn each: {seats}}}",
  "fact.scored":
    "{seat}: {score} (tokens {tokens}, trophies {trophies}, fortune {fortune}, irradiation {irradiation})",
  "fact.gameOver":
    "{winnersCount, plural, =0 {Nobody survives, nobody wins} one {{winners} wins} other {{winners} win together}}",

  // The score
  "part.tokens": "Tokens on the map",
  "part.trophies": "Trophies",
  "part.fortune": "Fortune, 2 each",
  "part.irradiation": "Irradiation",

  // Options of a table
  "options.events": "Event cards",
  "options.events.about": "Without them there is less luck, and no room ever disappears.",
  "options.species": "Species",
  "options.species.random": "Dealt at random",
  "options.species.chosen": "Chosen in turn",
  "options.firstPlayer": "First player",
  "options.firstPlayer.random": "At random",
  "options.firstPlayer.seat1": "Seat 1",
  "options.firstPlayer.seat2": "Seat 2",
  "options.firstPlayer.seat3": "Seat 3",
  "options.firstPlayer.seat4": "Seat 4",
  "options.layout": "Map",
  "options.layout.players": "Standard for the number of players",
  "options.layout.two": "Two players, 15 rooms",
  "options.layout.three": "Three players, 19 rooms",
  "options.layout.four": "Four players, 19 rooms",
  "options.map": "Your own map",
  "options.map.about":
    "A JSON file: rooms with their coordinates. Every starting room needs a neighbour of sterility 1.",
  "options.fortuneMaximum": "Maximum fortune",
  "options.fortuneMaximum.about": "The rulebook does not say where the track ends; we play with 7.",
  "options.edition": "Custom edition",
  "options.edition.about": "A JSON file with the numbers printed in your own copy of the game.",

  // Standing instructions for re-roll windows
  "usual.ask": "Ask me about every payment and every roll",
  "instruction.ask": "Ask me as usual",
  "instruction.concerning": "Ask if a roll concerns me",
  "instruction.helpful": "Ask if a re-roll can help",
  "instruction.never": "Keep every roll this round",

  // What chance decides, as the replay lists it
  "draw.species": "Species",
  "draw.first player": "First player",
  "draw.event": "Event",
  "draw.attack": "Attack roll",
  "draw.defence": "Defence roll",
  "draw.test": "Resilience test",
  "draw.mutation": "Random gene",

  "record.blow": "Hardest blow: {seat}, {attack} to {defence} against {defender}",
  "record.trophies": "Most trophies taken: {seat}, {count}",
  "record.dose": "Largest dose: {seat}, +{points} irradiation at once",
  "record.growth": "Fastest growth: {seat}, {count, plural, one {# token} other {# tokens}}",
  "record.genes": "Most genes gained: {seat}, {count}",
} satisfies Sayings<Choice, Fact, Reason | Hint>
