// What a coach says in the first games of Krom, in English

export const en = {
  chief:
    "Evolutions give points. Whoever first fills the bar beside their emblem becomes chief and wins. Characters differ only in weight, which settles ties.",
  places:
    "The forest gives wood, the savanna bone to hunters, the mountains stone to climbers. In the caves you rest for krom and life, or buy.",
  counter:
    "A bonus card was played. A counter in your hand can stop it now, wherever you stand; otherwise let it stand.",
  kromosaur: "The Kromosaur fights with its die plus 2 and wins ties. Only the caves are safe from it.",
  loot: "Your victim is stunned: take one thing. Choose what you need for your next evolution.",
  fightCard:
    "All dice lie open. Losers lose 1 life for each point behind the winner: play a fight card if it helps, or save it.",
  stunned:
    "A player at 0 life is stunned: no action this round. In a fight the winner takes something too. All life comes back next round.",
  fight:
    "Those who meet must fight. Losers lose 1 life for each point behind the winner; ties go to the heavier. The winner acts first.",
  cold: "On the glacial side, acting outside the caves costs 1 life, but never the last one.",
  points: "Evolutions are points. Whoever first reaches the goal wins at once, in the middle of a round.",
  evolve: "You can pay for an evolution. Krom does not replace wood, stone or bone on its price.",
  bonus:
    "You have drawn a bonus card; it lies in your hand. Each says when: in your own phase, in a fight, or as a counter.",
  go: "You may not stay. Think about where the others want to go: those who meet must fight.",
  sign: "A sign on an evolution card names the only area where you can buy it. Without a sign you can buy it anywhere.",
  caves:
    "The fire gives: whoever rests gets krom and life for nothing. Everything beside it costs krom. Either rest or buy, never both in one phase.",
  forest:
    "The first gathering card is free, each further one costs krom, and more each time. Stop when you have what you need.",
  hunt: "Extra dice are bought before the roll, not after it. Compare the animal’s value with what your dice give on average.",
  mountains:
    "Climbing rolls five dice. Equal ones count, as the table shows: the better the pattern, the more you get.",
  climb: "You may pay to re-roll any of the dice, up to four times. Later re-rolls cost more.",
} as const
