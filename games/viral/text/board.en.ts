// English: the words of the drawn board

const points = "{vp, plural, one {# point} other {# points}}"

export const boardEn = {
  "board.label": "The patient and the charts",
  "board.side": "Charts",
  "board.patient": "The patient",
  "board.mine": "Your board",
  "board.organIn":
    "{organ}, {zone}: {count, select, 0 {empty} other {{inside}}}{crisis, select, 0 {} other {, crisis {crisis}}}",
  "board.zoneToken": `{zone}: ${points}{bonus, select, 0 {} other { + {bonus}}}, research {research}; nobody controls it`,
  "board.zoneHeld": `{zone}: ${points}{bonus, select, 0 {} other { + {bonus}}}, research {research}; would go to {virus} now`,
  "board.zoneYours": `{zone}: ${points}{bonus, select, 0 {} other { + {bonus}}}, research {research}; would go to you now`,
  "board.pull": "Pull in",
  "board.push": "Push out",
  "board.inPlay": "{virus} plays {card}",
  "board.icon":
    "{action}{blue, select, true {, only in the zone of the pair} other {}}{used, select, true {, used} other {}}",
  "board.zoneCards": "Your zone cards",
  "board.mutationCards": "Your mutation cards",
  "board.zoneCard": "{zone}{where, select, place {, at a place} timer {, resting at the Timer} other {}}",
  "board.onlyYou": "Only you know that you hold it",
  "board.placeEmpty":
    "Place {place}: {secret, select, true {your cards, face down for the others} other {empty}}",
  "board.ownDeck": "Your deck, top first",
  "board.laid": "A pair has been laid face down",
  "board.pointsOf": "{points, plural, one {# point} other {# points}}",
  "board.inReserve": "{count, plural, =0 {No virus} one {# virus} other {# viruses}} in reserve",
  "board.nobody": "Neutral virus",
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
  "board.draft": "Draft",
  "board.myPacket": "Your packet",
  "board.myKept": "Kept",
  "board.close": "Close",

  "board.tip.organ":
    "An organ of the {zone}. {count} of the {threshold} viruses that make a crisis{crisis, select, 0 {.} other {: crisis {crisis} is on.}} Control of the zone takes a virus in each of its organs.",
  "board.tip.virus":
    "{virus}{shielded, select, true {, with a shield: it survives one removal, then the shield is gone} other {, without a shield}}{underCount, select, 0 {.} other {. It carries {under}: these count for nothing until they are released.}}",
  "board.tip.zone":
    "Step 2 pays the player who has a virus in every organ of the {zone}; if several do, the one with the most viruses there. Points beside the star, research beside the syringe{bonus, select, 0 {.} other {, and {bonus} more point here.}}{side, select, blue { Blue since somebody reached 21 points: every zone pays more.} other {}}",
  "board.tip.zoneCard": "Played with a mutation card: its blue icons work only in the {zone}.",
  "board.tip.mutationCard":
    "Each icon may be used once, in any order. Icons on a blue field work only in the zone of the pair; of two divided by a line you may use one.",
  "board.tip.place": "Two pairs a round: chosen in secret, revealed together, played in turn order.",
  "board.tip.timer": "Played cards rest here for a round, then return to your hand.",
  "board.tip.ownDeck": "Earned cards come from this deck, the top one first. Everybody may look at it.",
  "board.tip.publicZones": "Zone cards in this hand; the faded ones are at a place or at the Timer.",
  "board.tip.publicCards": "Mutation cards in this hand, as far as everybody knows.",
  "board.tip.first": "Goes first this round. The marker passes to the left.",
  "board.tip.score":
    "Points on the score track. At the end you add one for each zone where you have a virus, and the points on your cards.",
  "board.tip.reserve":
    "Viruses that are not in the body ({supply} in all). When none is left, Infect moves one from elsewhere.",
  "board.tip.dummy":
    "The neutral virus of a two-player game. Each round two zone cards say where it appears; the first player chooses the organ. It scores, and events affect it; where it has a choice, the first player makes it. It takes no cards and cannot win.",
  "board.tip.research":
    "At {top} the cure is ready: in step 5 that virus leaves the body, or loses its shields.",
  "board.tip.ties":
    "Ties go to the higher virus on the chart. It starts in turn order from the top; with two players the neutral virus is on top. After each round, whoever has the fewest points moves to the top. At the end of the game the lower one wins.",
  "board.tip.crises":
    "An organ with {threshold} viruses gets a crisis. In step 4 it pays 2 points to whoever has the most there, 1 to the others, and everything without a shield must leave. If it is still overfull, its token stays for the next round.",
  "board.tip.track":
    "At {list} points you take a mutation card. At {flip} all zone tokens turn to their blue side.",
  "board.tip.event":
    "It happens in step 3 of {comes, select, next {the next round} first {the first round} other {this round}}.",
  "board.tip.display":
    "Whoever reaches or passes a card sign on the score track takes one of these, or the top card of the deck.",
  "board.tip.deck": "Drawing unseen: the open cards go under the deck, and three new ones are turned up.",
  "board.tip.packet": "Keep one card; the rest go to the left.",
  "board.tip.candidate": "All viruses can do the same; they only look different.",
  "board.tip.round": "Six rounds of six steps.",
  "board.tip.step1": "Everybody plays two pairs of a zone card and a mutation card.",
  "board.tip.step2": "Zones 1 to 6 give their controllers points and research.",
  "board.tip.step3": "The open event happens.",
  "board.tip.step4": "Organs in crisis pay out, then throw out every virus without a shield.",
  "board.tip.step5": "A virus whose research has reached the top must leave the body.",
  "board.tip.step6": "The tie chart is re-sorted, and absorbed viruses are released.",
  "board.tip.shield": "Give one of your viruses a shield.",
  "board.tip.move": "One of your viruses moves one step: to a touching organ, or along an arrow.",
  "board.tip.infect":
    "Put a virus from your reserve into an organ; with an empty reserve, one of yours from elsewhere.",
  "board.tip.attack": "Remove another virus from an organ where you have one, or its shield.",
  "board.tip.magnet": "Pull any virus one step into an organ where you have one, or push one out of it.",
  "board.tip.absorb": "One of your viruses absorbs all others in its organ; they come out in step 6.",
  "board.tip.crisis": "Start a crisis in an organ, however many viruses it holds.",

  "board.aid.open": "Player aid",
  "board.aid.blue":
    "Icons on a blue field work only in the zone of the pair. Of two divided by a line you may use one.",
  "board.aid.artery": "Artery: along the arrow; two arrows, both ways",
  "board.aid.vein": "Vein: along the arrow; two arrows, both ways",
  "board.aid.lymph": "Lymph: between all the organs it joins",
  "board.aid.touch": "Touching organs: both ways",

  // The end of the rules
  "board.appendix.organs": "Organs, and where a step leads",
  "board.appendix.tokens": "Zone tokens",
  "board.appendix.starting": "Starting cards",
  "board.appendix.mutations": "Mutation cards to earn",
  "board.appendix.events": "Events",
  "board.appendix.organ": "{zone}. One step: {list}.",
  "board.appendix.token": "Token {number}",
  "board.appendix.sides":
    "White: {white, plural, one {# point} other {# points}}, research {whiteResearch}. Blue: {blue, plural, one {# point} other {# points}}, research {blueResearch}.",
  "board.appendix.card":
    "{icons}.{vp, plural, =0 {} one { # point at the end.} other { # points at the end.}}",
} as const
