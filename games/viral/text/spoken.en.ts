// English: the position for those who cannot see it, and a turn in one sentence

import { the } from "./article.en.ts"

/** Said of the listener, of the one whose turn is told, of anybody else. */
const who = (you: string, actor: string, other = `{virus} ${actor}`) =>
  `{form, select, you {${you}} actor {${actor}} other {${other}}}`
const channel = "{channel, select, artery {artery} vein {vein} lymph {lymph} other {touching}}"

/** In few words, where too much has happened at once. */
const or = (short: string, whole: string) => `{brief, select, true {${short}} other {${whole}}}`

export const spokenEn = {
  "spoken.you": "you",
  "spoken.first": "Goes first",
  "spoken.events": "{count, plural, one {# event left, this one} other {# events left, this one included}}",
  "spoken.laid": "Laid face down: {seats}",
  "spoken.secret": "Laid by you in secret: {list}",
  "spoken.icons": "In the {zone}. Icons left: {icons}",
  "spoken.icon": "{icons}{zone, select, true { in the zone} other {}}",
  "spoken.or": " or ",
  "spoken.token":
    "{mine, select, true {yours} other {{virus}}}{shielded, select, true { with a shield} other {}}{underCount, select, 0 {} other { carrying {under}{hidden, plural, =0 {} one {, # of them with a shield} other {, # of them with a shield}}}}",
  "spoken.empty": "empty",
  "spoken.organ": "{organ}, {zone}{crisis, select, 0 {} other {, crisis {crisis}}}",
  "spoken.out": `Out, ${channel}: {list}`,
  "spoken.into": `In, ${channel}: {list}`,
  "spoken.full": "{count} of {threshold} viruses for a crisis",
  "spoken.falls": "would fall into crisis: {organs}",
  "spoken.symbols": "Mutation cards are earned at these points: {list}",
  "spoken.where": "In the body: {list}",
  "spoken.zones": "Zone cards in hand{count, select, 0 {: none} other {: {zones}}}",
  "spoken.cards":
    "Mutation cards in hand: {count}{gained, plural, =0 {} one {; # earned so far} other {; # earned so far}}",
  "spoken.onlyYou": "Known only to you: {cards}",

  "spoken.equal": "as strong as the others; it only looks different",
  "spoken.instead": "instead of {zone}",
  "turn.cured": "a cure for {form, select, you {your virus} other {{virus}}}",
  "turn.attacked": `${who("you attack", "attacks")} {hits, select, you {you} other {{target}}}: {organ}`,
  "turn.removed": `${who("you lose", "loses")} ${or("{count, plural, one {# virus} other {# viruses}}", "{count, plural, one {a virus} other {# viruses}}: {organ}")}`,
  "turn.crisis": "crisis: {organ}",
  "turn.shieldLost": `${who("you lose", "loses")} ${or("{count, plural, one {a shield} other {# shields}}", "{count, plural, one {a shield} other {# shields}}: {organ}")}`,
  "turn.controlled": `${who("you control", "controls")} ${or("{zoneCount, plural, one {zone} other {zones}} {zoneIds}", "{zone}")}`,
  "turn.gained": `${who("you gain", "gains")} ${or("{vp}", "{vp, plural, one {# point} other {# points}}")}, now {score}`,
  "turn.pulled": `${who("you pull", "pulls", "{by} pulls")} {hits, select, you {your virus} self {{form, select, you {your own virus} other {its own virus}}} other {{virus}}} to: {to}`,
  "turn.pushed": `${who("you push", "pushes", "{by} pushes")} {hits, select, you {your virus} self {{form, select, you {your own virus} other {its own virus}}} other {{virus}}} to: {to}`,
  "turn.absorbed": `${who("you absorb", "absorbs")} {viruses} in ${the("organ")}`,
  "turn.infected": `${who("you infect", "infects")}: {organ}`,
  "turn.reinfected": `${who("you move", "moves")} from ${the("from")} to infect ${the("organ")}`,
  "turn.settled": `${who("you settle", "settles")} in ${the("organ")}`,
  "turn.moved": `${who("you move", "moves")} ${or("to: {to}", "{each}")}`,
  "turn.event": "event: {event}",
  "turn.shielded": `${who("you get", "gets")} {count, plural, one {a shield} other {# shields}}${or("", ": {organ}")}`,
  "turn.research": or(
    "research{form, select, you { on you} actor {} other { on {virus}}} {now}",
    "research on {form, select, you {you} other {{virus}}} {now}",
  ),
  "turn.tookCard": `${who("you take", "takes")} ${or("{cardCount, plural, one {a card} other {# cards}}", "{card}")}`,
  "turn.drewCard": `${who("you draw", "draws")} ${or("{cardCount, plural, one {a card} other {# cards}}", "{card}")}`,
  "turn.drewUnseen": `${who("you draw", "draws")} a hidden card`,
  "turn.round": "round {round}, {hits, select, you {you go first} other {{virus} goes first}}",
  "turn.choseVirus": `${who("you play", "plays", "{seat} plays")} {virus}`,
  "turn.revealed": `${who("you play", "plays")} {card}${or("", ", zone {zoneId}")}`,
  "turn.finished": `${who("you leave", "leaves")} {unused, plural, one {# icon} other {# icons}} unused`,
  "turn.flipped": "zone tokens turn blue",
  "turn.moved.each": `from ${the("from")} to ${the("to")}`,
  "turn.nextEvent": "next event: {event}",
}
