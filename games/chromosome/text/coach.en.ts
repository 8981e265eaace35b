// What a coach says in the first games of Chromosome, in English

export const en = {
  reroll:
    "A fortune point makes anybody roll again. It is also worth 2 points at the end: use it when much is at stake.",
  lastTurns: "Somebody is out: the game is about to end. What does not bring points now brings none.",
  excess:
    "Above 7 irradiation every further point costs a token. Keep structure genes, and groups away from radiation.",
  test: "A test: radiation there plus your groups near it, against the die plus structure genes. What is missing becomes irradiation.",
  event: "Every round from the second on brings an event, for everybody. Read its card before you plan.",
  fight:
    "In a fight the difference decides: the loser gives up as many tokens, and they are points for the winner.",
  trophy: "A trophy can pay 2 energy, but then its point is gone.",
  fortune: "Fortune may stand for one gene each round. It costs 2 points of the final score, so genes first.",
  energy: "A group always discharges as a whole; what is too much is lost. Choose the one that fits best.",
  impulse:
    "Creating puts cubes into a room, absorbing uses them. Either way your small groups near it are charged.",
  mutation: "A gene of your choice has its price; the die costs 1 energy and decides itself.",
  split: "The pipes of a room say how many tokens must enter together. You may leave some behind.",
  structure: "A structure gene given away lowers your irradiation by 2. Kept, it helps in every test.",
  recover: "3 energy bring back a fortune point, once a turn: that is 2 points at the end.",
  rest: "After your action you may still move, recover fortune or lower irradiation, once each. Then end your turn.",
  pass: "Who passes is out for this round. When all have passed, radiation is tested.",
  special: "These four actions only your species has. Hold or point at one to read what it does.",
} as const
