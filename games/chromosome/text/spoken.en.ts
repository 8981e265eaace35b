// English: the position for those who cannot see it, and a turn in one sentence

/** Said of the listener, of the one whose turn is told, of anybody else. */
const who = (you: string, actor: string, other = `{seat} ${actor}`) =>
  `{form, select, you {${you}} actor {${actor}} other {${other}}}`
const tokens = "{tokens, plural, one {# token} other {# tokens}}"
const rooms = "{roomCount, plural, one {room} other {rooms}} {roomIds}"
const charge = "{charged, select, true {charged} other {discharged}}"

/** In few words, where too much has happened at once. */
const or = (short: string, whole: string) => `{brief, select, true {${short}} other {${whole}}}`

export const spokenEn = {
  "spoken.starts": "{seatIs, select, you {You} other {{seat}}} started this round",
  "spoken.toPlay": "To play: {seatIs, select, you {you} other {{seat}}}",
  "spoken.tested": "Rooms already tested: {rooms}",
  "spoken.turn":
    "This turn: {moved, select, true {moved} other {not moved}}, {acted, select, true {action taken} other {action open}}{recovered, select, true {, fortune recovered} other {}}",
  "spoken.immune": "{seatIs, select, you {You lose} other {{seat} loses}} no tokens in this fight",
  "spoken.threat":
    "Threat {threat}: power {power} and {groups, plural, one {# group} other {# groups}} nearby",
  "spoken.tests":
    "Room {roomId}: threat {threat}, resilience {total}, {points, select, 0 {no irradiation} other {irradiation +{points}}}",
  "spoken.sums":
    "{rolled, select, none {Before the dice: attack {attack}, defence {defence}} attack {Attack {attack}, defence {defence} before its die} other {Attack {attack}, defence {defence}}}",
  "spoken.bill": "Still to pay, {seatIs, select, you {you} other {{seat}}}: {cost}",
  "spoken.acting": "Action: {action}",
  "spoken.picked": "Rooms picked so far: {rooms}",
  "spoken.moving": "Moving from {room}{tokens, plural, =0 {} one {: # token} other {: # tokens}}",
  "spoken.yourGroup": `your group, level {level}, ${charge}`,
  "spoken.yours": `yours, level {level}, ${charge}`,
  "spoken.theirs": `{seat}, level {level}, ${charge}`,
  "spoken.room": "room {roomId}",
  "spoken.empty": "empty{needs, select, 1 {} other {, needs {needs}}}",
  "spoken.radiation": "radiation {power}",
  "spoken.way":
    "{way, select, e {right} se {down right} sw {down left} w {left} nw {up left} other {up right}}: {what}",
  "spoken.costs": "Costs {cost}",
  "spoken.next": "Next to it: {list}",
  "spoken.steps": "{steps, plural, one {# step} other {# steps}} away: {list}",
  "spoken.revealed": "Events so far: {events}",
  "spoken.player":
    "{seatIs, select, you {You} other {{seat}}}{speciesId, select, none {} other {, {species}}}{state, select, passed {, passed} doomed {, about to be eliminated} out {, eliminated} other {}}",
  "spoken.groups": "Groups: {list}",
  "spoken.free":
    "{free, plural, =0 {No free place} one {# free place} other {# free places}} in the chromosome",
  "spoken.takesFortune": "takes 1 fortune, worth 2 points",
  "spoken.strength": "strength {strength}",

  "turn.eliminated": `${who("you are eliminated", "is eliminated")}`,
  "turn.lastTurns":
    "{seatsCount, plural, =0 {no turns are left} one {one last turn for {seats}} other {one last turn for {seats}}}",
  "turn.roomRemoved": `gone: ${rooms}`,
  "turn.lostTokens": `${who("you lose", "loses")} ${or(tokens, "{each}")}`,
  "turn.attacked": `${who("you attack", "attacks")} {hits, select, you {you} other {{defender}}} in ${or("", "room ")}{toId}`,
  "turn.eventRevealed": "event: {event}",
  "turn.tookTrophies": `${who("you take", "takes")} {tokens, plural, one {# trophy} other {# trophies}}`,
  "turn.passed": who("you pass", "passes"),
  "turn.grew": `${who("you add tokens", "adds tokens")} in ${or("{roomIds}", rooms)}{roomCount, select, 1 {, level {level}} other {}}`,
  "turn.placed": `${who("you place", "places")} ${tokens} in ${or("{roomIds}", rooms)}`,
  "turn.moved": `${who("you move", "moves")} {each}`,
  "turn.teleported": `${who("you teleport", "teleports")} a group from room {fromId} to {toId}`,
  "turn.swapped": `${who("you swap", "swaps")} the groups in rooms {fromId} and {toId}`,
  "turn.fused": `${who("you fuse", "fuses")} the groups in rooms {fromId} and {toId}`,
  "turn.gainedGene": `${who("you gain", "gains")} ${or("{geneCount, plural, one {a gene} other {# genes}}", "one {gene}")}`,
  "turn.cubesAdded": "radiation {power} in room {roomId}",
  "turn.cubesMoved": "radiation moves from room {fromId} to {toId}",
  "turn.irradiated": `${who("you take", "takes")} {points} irradiation, now {level}`,
  "turn.fortuneAsGene": who(
    "you spend 1 fortune",
    or("fortune −1", "spends 1 fortune"),
    "{seat} spends 1 fortune",
  ),
  "turn.boostedFortune": `${who("you spend", "spends")} {points} fortune`,
  "turn.fortuneChanged": `${who("you have {fortune} fortune", "fortune {fortune}", "{seat} has {fortune} fortune")}`,
  "turn.acts": `${who("you use", "uses")} {action}`,
  "turn.forcedReroll": `{hits, select, self {${who("you re-roll", "re-rolls")}} other {${who("you force", "forces")} {hits, select, you {you} other {{roller}}} to re-roll}}`,
  "turn.roundBegan": "round {round}",
  "turn.discardedStructure": `${who("you discard", "discards")} a structure gene{points, select, 0 {} other {, irradiation {level}}}`,
  "turn.charged": `${who("you charge", "charges")} ${or("{roomCount, plural, one {a group} other {# groups}}", rooms)}`,
  "turn.discharged": `${who("you discharge", "discharges")} {roomCount, plural, one {room } other {}}{roomIds}`,
  "turn.lostTokens.each": `${tokens} in room {roomId}`,
  "turn.moved.each": `${tokens} from {fromId} to {toId}`,
  "turn.tested": "test: {each}",
  "turn.tested.each":
    "room {roomId}, threat {threat}, you rolled {die}{structure, plural, =0 {} one { plus # for structure} other { plus # for structure}}",
  "turn.fought": "{attack} to {defence}",
  "turn.modified":
    "{what, select, sterility {sterility} sparkEnergy {energy of a Spark} other {energy of a random gene}} {by}",
}
