// What a coach says in the first games of Viral, in English

export const en = {
  card: "Your points reached a card sign: take a mutation card. It stays yours and may bring points at the end.",
  cured:
    "The cure came: every virus of that player without a shield has left the body. Research starts again at 0.",
  response: "The immune response paid and then cleared the organ. Shields save a virus once.",
  flipped:
    "Somebody reached 21 points: all zone tokens show their blue side now. Every zone pays more, and brings more research.",
  last: "The last round: at the end every zone you are in gives 1 more point, and your cards give theirs.",
  event: "Every round has an event, after the zones are scored. The next one lies open: plan for it.",
  tie: "A tie in a zone goes to whoever stands higher on the tie chart.",
  payout: "Control pays once all cards are played: be in every organ of a zone, with the most viruses.",
  research: "Controlling zones feeds research. At 7 the cure removes your viruses, so slow down in time.",
  crisis:
    "A crisis pays 2 points to whoever has the most viruses in the organ, 1 to the others there. Then all without a shield leave.",
  timer: "Played cards rest for a round. What you play now will be missing next round.",
  absorbed:
    "An absorbed virus is not gone: it comes out at the end of the round, or when the virus above it is removed.",
  shield: "A shield saves its virus once from anything that would remove it.",
  attack: "You attack where you have a virus yourself. A shielded target only loses its shield.",
  icons: "Use the icons in any order, or leave some. A blue one works only in the zone of the pair.",
  dummy: "With two players there is a third, neutral virus. Put it where it bothers your rival.",
  pair: "Choose a zone and a card in secret. The two pairs of a round need different zones.",
  start:
    "Your viruses start in different zones; the Brain alone is a whole zone. Where only one organ is left, it is taken for you.",
} as const
