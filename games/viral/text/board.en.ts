// English: the words of the drawn board

const points = "{vp, plural, one {# point} other {# points}}"

export const boardEn = {
  "board.label": "The patient and the charts",
  "board.patient": "The patient",
  "board.mine": "Your own area",
  "board.players": "Everybody's open cards",
  "board.organIn":
    "{organ}, {zone}: {count, select, 0 {empty} other {{inside}}}{crisis, select, 0 {} other {, crisis {crisis}}}",
  "board.group":
    "{virus}{shielded, select, true { with a shield} other {}}{underCount, select, 0 {} other { carrying {under}}}",
  "board.zoneToken": `{zone}: ${points}{bonus, select, 0 {} other { + {bonus}}}, research {research}; nobody controls it`,
  "board.zoneHeld": `{zone}: ${points}{bonus, select, 0 {} other { + {bonus}}}, research {research}; would go to {virus} now`,
  "board.pull": "Pull in",
  "board.push": "Push out",
  "board.inPlay": "{virus} carries out {card}",
  "board.icon":
    "{action}{blue, select, true {, only in the zone of the pair} other {}}{used, select, true {, used} other {}}",
  "board.zoneCards": "Your zone cards",
  "board.mutationCards": "Your mutation cards",
  "board.zoneCard": "{zone}{where, select, place {, at a place} timer {, resting at the Timer} other {}}",
  "board.onlyYou": "Only you know that you hold it",
  "board.placeEmpty":
    "Place {place}: {secret, select, true {your cards, face down for the others} other {empty}}",
  "board.timerEmpty": "Nothing rests here",
  "board.ownDeck": "Your deck, top first",
  "board.laid": "A pair lies face down",
  "board.pointsOf": "{points, plural, one {# point} other {# points}}",
  "board.inReserve": "{count, plural, =0 {No virus} one {# virus} other {# viruses}} in reserve",
  "board.nobody": "No player",
  "board.dummyDeck": "{count, plural, one {# zone card} other {# zone cards}} in its deck",
  "board.researchTitle": "Research",
  "board.researchOf": "Research on {virus}: {level} of {top}",
  "board.tieTitle": "Ties",
  "board.crises": "Crisis at {threshold}",
  "board.crisesLeft":
    "{count, plural, =0 {No crisis token left} one {# crisis token left} other {# crisis tokens left}}{any, select, true {; out: {out}} other {}}",
  "board.track": "Score track: {list}",
  "board.virusName": "{virus}",
  "board.comingEvent": "The coming event",
  "board.eventsLeft": "{count, plural, one {the last event} other {# events left, this one included}}",
  "board.draft": "Draft",
  "board.myPacket": "Your packet",
  "board.myKept": "Kept",
  "board.close": "Close",

  "board.tip.organ":
    "An organ of {zone}. {count} of {threshold} viruses for a crisis{crisis, select, 0 {.} other {: crisis {crisis} is on.}} Control of the zone takes a virus in each of its organs.",
  "board.tip.virus":
    "{virus}{shielded, select, true {, with a shield: it survives one removal, then the shield is gone} other {, without a shield}}{underCount, select, 0 {.} other {. It carries {under}: these count for nothing until they are out again.}}",
  "board.tip.zone":
    "Step 2 pays one virus of those that are in every organ of {zone}: the one with most viruses in it. Points beside the star, research beside the syringe{bonus, select, 0 {.} other {, and {bonus} more point here.}}",
  "board.tip.zoneCard": "Played with a mutation card: its blue icons count only in {zone}.",
  "board.tip.mutationCard":
    "Each icon may be used once, in any order. Icons on a blue field count only in the zone of the pair; of two divided by a line you may use one.",
  "board.tip.place": "Two pairs a round: chosen in secret, turned over together, carried out in turn.",
  "board.tip.timer": "Cards that were played rest here for a round, then they come back to the hand.",
  "board.tip.ownDeck": "Earned cards come from this deck, the top one first. Everybody may look at it.",
  "board.tip.publicZones": "Zone cards in this hand; the pale ones are at a place or at the Timer.",
  "board.tip.publicCards": "Mutation cards in this hand, as far as everybody knows.",
  "board.tip.first": "Goes first in this round. The marker moves on clockwise.",
  "board.tip.score":
    "Points on the score track. At the end come one for each zone with a virus, and those on cards.",
  "board.tip.reserve":
    "Viruses that are not in the body, of {supply}. With none left, infecting moves one from elsewhere.",
  "board.tip.dummy":
    "The third virus of a game for two. Each round two zone cards say where it appears; the first player chooses the organ. It scores and events concern it; where it has a choice, the first player makes it. It takes no cards and cannot win.",
  "board.tip.research":
    "At {top} the cure is ready: in step 5 that virus leaves the body, or loses its shields.",
  "board.tip.ties":
    "Ties go to the higher virus on the chart. It begins in turn order from the top; with two players the third virus comes first. After each round whoever has fewest points comes to the top. At the end of the game the lower one wins.",
  "board.tip.crises":
    "An organ with {threshold} viruses gets a crisis. In step 4 it pays 2 points to whoever has most there, 1 to the others, and all without a shield must leave. If it is still overfull, its token stays for the next round.",
  "board.tip.track":
    "At {list} points one takes a mutation card. At {flip} all zone tokens turn to their blue side.",
  "board.tip.event":
    "It happens in step 3 of {comes, select, next {the next round} first {the first round} other {this round}}.",
  "board.tip.display":
    "Whoever passes a card sign on the score track takes one of these, or the top card of the deck.",
  "board.tip.deck": "Drawing unseen: the open cards go under the deck, and three new ones are laid open.",
  "board.tip.packet": "Keep one card; the rest goes to the left.",
  "board.tip.candidate": "All viruses can do the same; they only look different.",
  "board.tip.round": "Six rounds of six steps.",
  "board.tip.step1": "Everybody plays two pairs of a zone card and a mutation card.",
  "board.tip.step2": "Zones 1 to 6 pay their controllers in points and research.",
  "board.tip.step3": "The open event happens.",
  "board.tip.step4": "Organs in crisis pay, and throw out whoever has no shield.",
  "board.tip.step5": "Whose research is at the top must leave the body.",
  "board.tip.step6": "The tie chart is sorted anew, and what was absorbed comes out.",
  "board.tip.shield": "Give one of your viruses a shield.",
  "board.tip.move": "One of your viruses goes one step: to an organ that touches, or along an arrow.",
  "board.tip.infect":
    "Put a virus from your reserve into an organ; with an empty reserve, one of yours from elsewhere.",
  "board.tip.attack": "Remove another virus from an organ where you have one, or its shield.",
  "board.tip.magnet": "Pull any virus one step into an organ where you have one, or push one out of it.",
  "board.tip.absorb": "One of your viruses swallows all others in its organ; they come out in step 6.",
  "board.tip.crisis": "Start a crisis in an organ, however many viruses it holds.",

  "board.aid.open": "Player aid",
  "board.aid.blue":
    "Icons on a blue field count only in the zone of the pair. Of two divided by a line you may use one.",
  "board.aid.artery": "Artery: along the arrow; two arrows, both ways",
  "board.aid.vein": "Vein: along the arrow; two arrows, both ways",
  "board.aid.lymph": "Lymph: between all it joins",
  "board.aid.touch": "Grown together: both ways",

  "board.intro.open": "Introduction",
  "board.intro.goal":
    "You are the virus. Settle in the organs of this patient and collect the most points in six rounds.",
  "board.intro.cards":
    "Each round everybody secretly lays two pairs: a zone card and a mutation card. The icons say what you may do; those on a blue field count only in that zone. Played cards rest for a round.",
  "board.intro.ways":
    "Blood runs along the arrows: arteries lead out of the heart, veins back to it, one step to the next organ. Two arrows mean both ways. Lymph joins four organs in all directions.",
  "board.intro.zones":
    "Have a virus in every organ of a zone. Of those who do, whoever has most viruses in it is paid: points beside the star. But the syringe counts research on you.",
  "board.intro.danger":
    "At {top} the cure throws you out. With {threshold} viruses an organ falls into a crisis, and throws everybody out. A shield saves a virus once.",
  "board.intro.next": "Next",
  "board.intro.skip": "Skip",
  "board.intro.done": "Play",
} as const
