// English: the position for those who cannot see it, and a turn in one sentence

import { amount } from "./en.ts"

/** Said of the listener, of the one whose turn is told, of anybody else. */
const who = (you: string, actor: string, other = `{seat} ${actor}`) =>
  `{form, select, you {${you}} actor {${actor}} other {${other}}}`
const from = "{hits, select, you {you} other {{from}}}"

/** In few words, where too much has happened at once. */
const or = (short: string, whole: string) => `{brief, select, true {${short}} other {${whole}}}`

export const spokenEn = {
  "spoken.you": "you",
  "spoken.laid": "Target cards lie face down: {seats}",
  "spoken.target": "Your target card: {to}",
  "spoken.played": "Area in play: {area}",
  "spoken.order":
    "Order here: {seats}; {acted, plural, =0 {nobody has begun} one {# has begun} other {# have begun}}",
  "spoken.fight": "Fight: {area}",
  "spoken.fighter":
    "{name}: total {total}{rolled, plural, =0 {} one {, die {dice}} other {, dice {dice}}}{add, select, 0 {} other {, added {add}}}, {weight} kg{count, plural, =0 {} one {, card {played}} other {, cards {played}}}",
  "spoken.playedOn": "{card} on {target}",
  "spoken.against": "{card} answers {against}",
  "spoken.fightCard": "{card}{cancelled, select, true { (cancelled)} other {}}",
  "spoken.gathered":
    "{seat}: {count, plural, =0 {no card gathered yet} one {# card gathered} other {# cards gathered}}",
  "spoken.pattern": "{pattern}: {reward}",
  "spoken.acting": "Acting here: {seat}",
  "spoken.stands": "{name} (life {life})",
  "spoken.area": "{number}. {area}: {count, select, 0 {nobody} other {{list}}}",
  "spoken.inDeck": "In the gathering deck: {count, select, 0 {nothing} other {{list}}}",
  "spoken.inDiscard": "Gathered before: {count, select, 0 {nothing} other {{list}}}",
  "spoken.reward": "Reward: {reward}",
  "spoken.or": " or ",
  "spoken.rerolls": "Re-rolls cost, one after another: {list} krom",
  "spoken.seen": "{seat} knows that you hold {card}",
  "spoken.evolutionDeck": "Evolutions face down: {count}",
  "spoken.bonusDiscard": "Played bonus cards: {list}",
  "spoken.noEvolution": "Evolution space {number} is empty",
  "spoken.player":
    "{seatIs, select, you {You} other {{seat}}}{weight, select, 0 {} other {, {who}, {weight} kg}}",
  "spoken.place": "In: {area}",
  "spoken.life": "life {life} of {full}",
  "spoken.chance": "{chance}% to catch it; {reward}",
  "spoken.throw": "Re-roll {dice}; keep {count, select, 0 {nothing} other {{kept}}}",

  "turn.chief": who("you are the new chief", "is the new chief"),
  "turn.evolved": `${who("you invent", "invents")} {evolution} for {points, plural, one {# point} other {# points}}`,
  "turn.kromosaurFell": `${who("you beat", "beats")} the Kromosaur`,
  "turn.trophyTaken": `${who("you take", "takes")} the trophy from ${from}`,
  "turn.stunned": who("you are stunned", "is stunned"),
  "turn.looted": `${who("you take", "takes")} ${amount} from ${from}`,
  "turn.took": `${who("you take", "takes")} ${amount} from ${from}`,
  "turn.lootedCard": `${who("you take", "takes")} {card} from ${from}`,
  "turn.lootedHidden": `${who("you take", "takes")} a card from ${from}`,
  "turn.lost": `${who("you lose", "loses")} {each}`,
  "turn.hurt": `${who("you lose", "loses")} {count} life, {life} left`,
  "turn.wonFight": `${who("you win", "wins")}${or("", " the fight")}`,
  "turn.kromosaurWon": "the Kromosaur wins the fight",
  "turn.playedOn": `${who("you play", "plays")} {card} on {hits, select, you {you} other {{target}}}`,
  "turn.fightBegan": "fight, {area}: {list}",
  "turn.fightAdded": `${who("you now have", "now has")} {total}`,
  "turn.fightRolled": `${who("you now have", "now has")} {total}`,
  "turn.moved": "{area}: {list}",
  "turn.played": `${who("you play", "plays")} {card}`,
  "turn.countered": `${who("you counter", "counters")} with {card}`,
  "turn.cancelled": "{card} is cancelled",
  "turn.hunted": `${who("you roll", "rolls")} {sum} against {value}`,
  "turn.caught": `${who("you catch", "catches")} {animal}`,
  "turn.escaped": `{animal} escapes${"{form, select, you { you} other {}}"}`,
  "turn.reached": `${who("you climb", "climbs")}: {pattern}`,
  "turn.gained": `${who("you get", "gets")} {each}`,
  "turn.bought": `${who("you pay", "pays")} {price} krom`,
  "turn.rested": who("you rest", "rests"),
  "turn.gathered": `${who("you gather", "gathers")} ${or("{gatheringCount, plural, one {# card} other {# cards}}", "{gathering}")}`,
  "turn.froze": `${who("you lose", "loses")} 1 life to the cold`,
  "turn.drew": `${who("you draw", "draws")} {card}`,
  "turn.drewHidden": `${who("you draw", "draws")} {count, plural, one {a bonus card} other {# bonus cards}}`,
  "turn.roundBegan": "round {round}",
  "turn.openedEvolution": "new: {evolution}",
  "turn.stoodUp": `${who("you get", "gets")} up again`,
  "turn.becameCharacter": `${who("you are", "is")} {character}`,
  "turn.gained.each": amount,
  "turn.lost.each": amount,
}
