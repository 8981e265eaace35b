// Viral learned by playing, in English: aims of at most twenty words, what came of them, what to
// say to a wrong try

export const en = {
  "infect.goal": "You are Gloop, a virus, and the patient is the board. Six rounds; the most points win.",
  "infect.pair":
    "Lay a pair in secret: zone 1, the Brain, then one of the lit mutation cards with an Infect icon.",
  "infect.pair.done": "All pairs are revealed together. The icons of your card are your actions now.",
  "infect.brain": "Use an Infect icon. On a blue field it works only in the zone of the pair: the Brain.",
  "infect.brain.left": "The card is finished, and nobody is in the Brain. Take it back and infect first.",
  "infect.brain.done":
    "Gloop is in the Brain. Zone 1 has this one organ: whoever is there alone controls it.",

  "control.spread": "Zone 2 has two organs: be in both. Get a virus into the empty half of the Heart.",
  "control.spread.left": "You are in one heart only, so zone 2 pays nothing. Take it back.",
  "control.pay": "Now choose “Stop here”. The round ends, and the zones are scored.",
  "control.pay.lost": "You left Heart 2 again, and nobody controls zone 2. Take it back.",
  "control.pay.done":
    "2 points each for the Heart and the Brain! But research rose by 2: at 7 you are cured.",

  "crisis.fill": "Three viruses in one organ make a crisis. Be the third in the Liver.",
  "crisis.fill.left": "Two in the Liver are not enough. Take it back and add one of yours.",
  "crisis.fill.done": "Crisis! You have the most viruses there, so 2 points will be yours, and 1 Zester’s.",
  "crisis.respond": "Choose “Stop here”, and see the immune response.",
  "crisis.respond.done":
    "2 points for the most viruses, 1 for Zester. Then all of them had to leave the Liver.",

  "attack.kidneys":
    "Zester is in both kidneys like you, and wins ties. Control zone 6: attack, or outnumber Zester. Then stop.",
  "attack.kidneys.lost": "A tie: Zester is higher on the tie chart and controls zone 6. Take it back.",
  "attack.kidneys.done": "Zone 6 is yours: being everywhere counts first, then numbers, then the tie chart.",

  "cure.shield": "Research is at 6, and the event adds 1: the cure comes. Shield one of your viruses.",
  "cure.shield.left": "Without a shield the cure takes everything. Take it back and shield first.",
  "cure.cured": "Choose “Stop here” and watch the cure.",
  "cure.cured.done":
    "Cured: your viruses went home, but the shielded one stayed. Research starts again at 0.",

  "card.take": "5 points passed: take a better mutation card, open or unseen.",
  "card.take.done": "It joins your hand. Played cards rest on the Timer, and come back the round after next.",

  "last.end": "The last card of round 6: Zester has 12 points, you have 10. Zone 6 pays 4.",
  "last.win": "Win the game: get into every organ of zone 6, and stop.",
  "last.win.lost": "Zester won by a little. Take it back and control zone 6.",
  "last.win.done": "You win! At the end each zone you are in gave 1 more point.",

  "outnumber.title": "Break the tie",
  "outnumber.why": "Both of you were everywhere, so numbers counted. The tie chart comes last.",
  "outnumber.hold": "Both of you are in every organ of zone 6, and Zester wins ties. Have more viruses.",
  "outnumber.hold.lost": "Still a tie, and Zester is higher on the tie chart. Take it back.",
  "gut.title": "Three organs, one card",
  "gut.why": "One virus in each organ is enough where nobody else is in all of them.",
  "gut.three": "Control the Gut, zone 5: all three organs with one Infect and your moves.",
  "gut.three.lost": "You are missing in one organ of zone 5. Take it back.",
  "harvest.title": "Points from a crisis",
  "harvest.why": "A crisis pays 2 points for the most viruses and 1 to the others there.",
  "harvest.crisis": "Nobody controls the lungs. Make a crisis in Lung 1 and let it pay you.",
  "harvest.crisis.quiet": "The round is over without a crisis. Take it back: three viruses make one.",
  "hide.title": "Hide from the doctors",
  "hide.why": "A zone that lowers research can be worth more than its points.",
  "hide.escape":
    "Research is at 6, and the event adds 1. Control zone 2, which lowers research, and escape the cure.",
  "hide.escape.cured": "Research reached 7, and you were cured. Take it back.",
  "modest.title": "Too much success",
  "modest.why": "Without control there is no research, and your viruses stay in the body.",
  "modest.leave":
    "Zone 2 would bring 3 research, and 4 + 3 is the cure. Give up control: move one virus out.",
  "modest.leave.cured": "Both hearts were yours, research reached 7, and you were cured. Take it back.",
  "deny.title": "Not for Zester",
  "deny.why": "Whoever is missing in one organ does not control the zone.",
  "deny.lungs": "Zester is in both lungs. Drive him out of one, so that zone 3 does not pay him.",
  "deny.lungs.paid": "Zester was in both lungs and got the points. Take it back and attack him.",
  "shelter.title": "Through the crisis",
  "shelter.why": "The shield went instead of the virus. It saves once.",
  "shelter.stay": "A crisis empties the Liver. Shield your virus there, and it stays.",
  "shelter.stay.gone": "Without a shield your virus had to leave the Liver. Take it back.",
  "magnet.title": "Out of my heart",
  "magnet.why": "He is missing in one heart now: no tie, no tie chart.",
  "magnet.push": "Zester wins ties. Push him out of one heart with the Magnet, and control zone 2.",
  "magnet.push.tied": "He was still in both hearts, and wins the tie. Take it back.",
  "absorb.title": "One bite",
  "absorb.why": "Absorbed viruses come back at the end of the round: until then only yours counts.",
  "absorb.swallow":
    "Absorb: what lies under your virus does not count. Control zone 4, where Zester wins ties.",
  "absorb.swallow.tied": "Zester still counted, or you were missing in one organ. Take it back and absorb.",
  "pair.title": "The right pair",
  "pair.why": "The zone says where blue icons work: zone and card must fit together.",
  "pair.kidneys": "Choose a zone and a card that get you into both kidneys, and control zone 6.",
  "pair.kidneys.zone":
    "Zone 6 is not yours. Infect on a blue field works only in the chosen zone. Take it back.",
  "everywhere.title": "A foot in every door",
  "everywhere.why": "At the end every zone you are in counts, whoever controls it.",
  "everywhere.zones": "Last card: each zone you are in gives 1 point. Get into two more zones, and win.",
  "everywhere.zones.lost": "Zester was still ahead. Take it back and enter two more zones.",
} as const
