// English: the words of the drawn board

const krom = "{price} krom"

export const boardEn = {
  "board.label": "The cave wall",
  "board.side": "Evolutions",
  "board.mine": "Your board",
  "board.noCards": "No bonus cards in your hand.",
  "board.area":
    "{number}. {area}: {count, plural, =0 {nobody is here} one {# character here} other {# characters here}}",
  "board.goTo": "{to}",
  "board.target": "Target card: {to}{picked, select, true {, picked and face down} other {}}",
  "board.laid": "A target card has been laid face down",
  "board.figure": "{seat}: {area}{stunned, select, true {, stunned} other {}}",
  "board.portrait": "{seat}, {who}, {weight} kg",
  "board.candidate": "{name}, {weight} kg",
  "board.pointsOf": "{points} of {goal} points",
  "board.owns": "{evolution}: {points, plural, one {# point} other {# points}}",
  "board.heap": "Supply of {kind}: {count}",
  "board.rest": "Rest: {krom} krom and {life} life",
  "board.or": "or",
  "board.sells": `{what} for ${krom}`,
  "board.gatheringDeck":
    "Gathering deck: {count, plural, one {# card} other {# cards}}, {blanks} of them without a reward{more, select, true {; the next one {price, plural, =0 {is free} one {costs # krom} other {costs # krom}}} other {}}",
  "board.gatheringDiscard": "Gathered before: {count, plural, =0 {nothing} one {{list}} other {{list}}}",
  "board.gatherPrices": "Prices of the cards in krom: {list}",
  "board.useful": "{count} of {all} useful",
  "board.animalCard":
    "{animal}: {value} or more with {dice, plural, one {# die} other {# dice}}. Chances with no, one and two extra dice: {chances}",
  "board.extraDice":
    "{dice, plural, =0 {No extra dice} one {# extra die} other {# extra dice}} for {price} krom: {chance}% to catch it",
  "board.dice": "Your dice: {dice}",
  "board.die": "Die {place} shows {face}{marked, select, true {, to be re-rolled} other {}}",
  "board.throwAgain":
    "Re-roll {count, plural, =0 {dice} one {# die} other {# dice}} for {price, plural, one {# krom} other {# krom}}",
  "board.throwAgainShort": "Re-roll{count, plural, =0 {} one { (# die)} other { (# dice)}}",
  "board.rerollPrices": "{done} re-rolls done; prices in krom: {list}",
  "board.fight": "Fight",
  "board.fighter": "{name}: {total}, {weight} kg",
  "board.lootOf": "{seat} is stunned",
  "board.lootBy": "{seatIs, select, you {You} other {{seat}}} may take one thing",
  "board.declared": "{name}: {card} ({what})",
  "board.aimAt": "On {seat}",
  "board.evolutionCard":
    "{evolution}: {points, plural, one {# point} other {# points}}{where, select, any {} other {, only in: {place}}}. Costs {cost}.{lacks, select, true { You lack {missing}.} other {}}",
  "board.bonusCard": "{card}: {what}{copies, plural, one {} other { (# copies)}}",
  "board.kromosaurAt": "The Kromosaur ({area}), life {life}",
  "board.kromosaurBeside": "The Kromosaur waits beside the wall, life {life}",
  "board.kromosaurFallen": "The Kromosaur is beaten (life {life})",
  "board.close": "Close",
  "reason.markDice": "First tap the dice you want to re-roll.",

  "board.tip.round": "A round: everybody moves, then the areas are played from 1 to 4.",
  "board.tip.points":
    "{points, plural, one {# point makes} other {# points make}} the new chief, then and there. Points come from evolutions and the Kromosaur trophy.",
  "board.tip.glacial":
    "Glacial side: an action phase in the caves restores 1 life, elsewhere it costs 1, but never the last one.",
  "board.tip.kromosaur":
    "The Kromosaur (life {life}) adds {add} to its die. Whoever wins the fight in which it falls keeps it as a point.",
  "board.tip.area.caves":
    "1. Caves, the first to act: rest for krom and life, or buy life, resources and cards; never both in one phase.",
  "board.tip.area.forest":
    "2. Forest, the second: gather one to four cards, most of all wood. Ties below first place go to the lighter.",
  "board.tip.area.savanna":
    "3. Savanna, the third: one hunt per phase, for what the animals give, most of all bone.",
  "board.tip.area.mountains":
    "4. Mountains, the last: one climb with five dice, for krom, stone and cards. Ties below first place go to the lighter.",
  "board.tip.rest": "Rest instead of buying anything in this phase.",
  "board.tip.services": "Services: as many as you can pay for, but then no rest.",
  "board.tip.gather":
    "Your walk begins with a card, which is free; before it you may only reshuffle. Each further card costs more.",
  "board.tip.reshuffle": "Before your first card you may shuffle this pile back into the deck.",
  "board.tip.inDeck": "Still in the deck: {list}.",
  "board.tip.inDiscard": "In this pile: {list}.",
  "board.tip.blanks": "Cards in the deck that give something.",
  "board.tip.animal":
    "Roll the number or more with the dice shown. Below: your chances with 0, 1 and 2 extra dice, which cost krom and are bought before the roll.",
  "board.tip.extraDice":
    "Extra dice are paid for before the roll; the krom is gone even if the animal gets away.",
  "board.tip.climb": "Roll five dice and look for a pattern.",
  "board.tip.reroll": "One price for any number of dice; up to four times.",
  "board.tip.patterns": "What the five dice pay when you stop.",
  "board.tip.weight": "Weight settles ties: the heavier wins a tie for first place.",
  "board.tip.life": "Life. At 0 the character is stunned and stands up next round with 7.",
  "board.tip.cards": "Bonus cards in hand, hidden from the others.",
  "board.tip.supply": "What the supply does not have, nobody gets.",
  "board.tip.bonusDeck": "Bonus cards: face down, and the discard pile.",
  "board.tip.trophy": "The trophy is worth 1 point. It goes to whoever stuns its holder.",
  "board.tip.evolution":
    "Pay the cost in your action phase, in the area shown if there is one. Faded tokens are the ones you lack.",
  "board.tip.target": "Pick in secret; all cards are turned up together. You cannot stay.",
  "board.tip.loot": "The winner takes one thing from each stunned loser.",
  "board.tip.timing.fight": "Played in a fight, after the dice.",
  "board.tip.timing.react": "Played right after another player’s card, which then does nothing.",
  "board.tip.timing.action": "Played in your own action phase.",

  "board.aid.open": "Player aid",
  "board.aid.round.move": "Everybody picks a target card in secret. Staying is not allowed.",
  "board.aid.round.kromosaur":
    "The Kromosaur moves at random, never into the caves; it fights with its die + {add}.",
  "board.aid.round.fight":
    "Areas 1 to 4: where several meet, they fight. One die each, then fight cards; each loser loses 1 life for every point behind the winner.",
  "board.aid.round.act":
    "In the order of the fight, each one acts: the area’s action, bonus cards, evolutions.",
  "board.aid.caves":
    "Rest: {krom} krom, {life} life. Or buy: a resource for {resource} krom, a bonus card for {bonus}, {packet} life for {lifePrice}.",
  "board.aid.forest": "Gather at least one card; they cost {list} krom.",
  "board.aid.savanna": "Hunt one animal: extra dice cost {list} krom in all.",
  "board.aid.mountains": "Climb: five dice, re-rolls cost {list} krom.",
  "board.aid.ties":
    "Ties: for the highest total the heavier is ahead. Below first place, the heavier in the caves and on the savanna, the lighter in the forest and the mountains.",
}
