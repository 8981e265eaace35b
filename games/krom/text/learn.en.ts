// Krom learned by playing, in English: aims of at most twenty words, what came of them, and what to
// say to a wrong try

export const en = {
  "hunt.goal":
    "The chief has vanished! The first to have 10 points from clever inventions leads the tribe. You are Alma.",
  "hunt.go": "Inventions need bone, wood and stone. Bone runs about on the savanna: pick that target card.",
  "hunt.go.elsewhere": "A fine place, but no bone there. Take it back and go to the savanna.",
  "hunt.go.done":
    "All cards were turned up at once, and everybody went their way. You are alone here: no fight.",
  "hunt.catch":
    "Hunt an animal that gives bone: reach its number. Below stand your chances with 0, 1, 2 extra dice.",
  "hunt.catch.escaped":
    "It got away: the dice were lower than its number. Try an easier one, or buy an extra die.",
  "hunt.catch.left": "You went home without hunting. Take it back, and hunt first.",
  "hunt.catch.done": "Caught! What it shows is yours. Extra dice are bought before the roll.",

  "invent.go": "Next round. Everybody must move, nobody may stay. Wood is in the forest: go there.",
  "invent.go.elsewhere": "There is no wood there. Take it back and pick the forest.",
  "invent.gather": "A walk begins with a gathering card, free of charge. Draw one.",
  "invent.gather.done": "One wood. The next card would cost 1 krom, the money of the tribe.",
  "invent.evolve": "Now invent something you can pay for. Evolutions give points.",
  "invent.evolve.left": "Your action phase is over, and nothing is invented. Take it back.",
  "invent.evolve.done":
    "Your first point! Krom replaces no wood, stone or bone. A sign on a card names its only area.",

  "fight.meet": "Some rounds later Kolos is on the savanna too. Those who meet fight over who acts first.",
  "fight.win": "You rolled 3, Kolos 5. Play a fight card that lifts you above him, and win.",
  "fight.win.lost": "Kolos won: you lost life, 1 for each point you were short. Play a card before you pass.",
  "fight.stop": "That puts you ahead of Kolos. Your other card would change nothing: pass.",
  "fight.stop.done":
    "Won! Kolos lost 1 life for each point he was short, and you act first. Ties go to the heavier.",

  "loot.take": "You beat Karok by 3, and 3 life was all he had: stunned! Take something from him.",
  "loot.take.spared": "Very noble, but the winner may take one thing. Take it back and help yourself.",
  "loot.take.done": "Yours! He misses his action phase, and stands up next round with all 7 life.",

  "climb.roll": "The mountains have stone. Climb: five dice are rolled, and the pattern they show is paid.",
  "climb.roll.left": "You left without climbing. Take it back, and climb first.",
  "climb.reroll": "Two pairs. Pay 1 krom, re-roll the odd die, get a full house, and stop.",
  "climb.reroll.early": "You stopped a little early: that pays less. Take it back and re-roll the 6.",
  "climb.claim": "Choose your reward: the slash means one or the other. Both are good.",
  "climb.claim.done": "Better patterns pay better. You may re-roll four times, if you have the krom.",

  "rest.heal": "Rounds later a lost fight has left you 2 life. Go to the caves: get to 4 or more.",
  "rest.heal.elsewhere": "Nothing heals you there, and a fight would stun you. Take it back: to the caves.",
  "rest.heal.left": "You have not healed yet. Take it back: rest, or buy life.",
  "rest.heal.done": "In the caves you rest, or you buy life, resources and bonus cards for krom: never both.",

  "counter.no": "Kolos plays a card: you would lose 3 krom. You hold a counter. Use it!",
  "counter.no.stood": "There goes your krom. Take it back, and play the counter.",
  "counter.no.done":
    "A countered card does nothing. Counters work on any card, at any time, wherever you are.",

  "chief.near": "Many rounds later you have 8 points, Kolos 6, Karok 4.",
  "chief.win": "Two more points make you chief. Invent what you can pay for, now.",
  "chief.win.left": "So close! With what you have you can win right now. Take it back and invent.",
  "chief.win.done": "Ten points: the game ends on the spot, and you are the chief!",

  "underdog.title": "Win a fight you should lose",
  "underdog.why": "Fight cards add up. The fight goes on until nobody wants to play one more.",
  "underdog.win": "You rolled 2, Kolos 6. You may play several fight cards before you pass. Win!",
  "dice.title": "Buy your luck",
  "dice.why": "Every extra die makes the catch likelier: the chances stand on the card.",
  "dice.elk": "Catch the Giant Elk: 9 or more. Extra dice are bought before the roll, never after.",
  "two.title": "Two inventions in one phase",
  "two.why": "Every evolution is paid in full, so look first what is left for the second.",
  "two.invent": "You may buy as many evolutions as you can pay for. Invent two in this phase.",
  "shop.title": "The missing piece",
  "shop.why": "Krom never stands in for a resource, but in the caves it buys one.",
  "shop.point": "One resource is missing for a point. The caves sell it for 3 krom: buy, then invent.",
  "tie.title": "A tie is not enough",
  "tie.why": "The higher total wins. Weight decides only between equals.",
  "tie.win": "You rolled 3, Kolos 5. In a tie for the lead the heavier one wins: get above him.",
  "tie.win.tied": "Not above him: Kolos is much heavier, so a tie is his too. Take it back.",
  "home.title": "The sign on the card",
  "home.why": "Without a sign a card can be invented anywhere, with one only there.",
  "home.sign": "A card with the sign of an area can be invented only there. Go to the forest and invent.",
  "home.sign.elsewhere": "You can invent nothing there. Take it back: the sign on the card is the forest.",
  "home.sign.left": "The card is still there, and you have left. Take it back and invent first.",
  "luck.title": "One more card",
  "luck.why": "The first card is free, and each further one of the walk costs more.",
  "luck.again":
    "Bring home 2 wood. One gathering card is free, the second costs 1 krom; a bonus card helps too.",
  "luck.again.left": "You went home with too little wood. Take it back and pay for one more card.",
  "trade.title": "A card for the last piece",
  "trade.why": "Before you play such a card, look which piece is missing.",
  "trade.card": "Your card turns 2 krom into a resource. Take one that completes an invention, and invent.",
  "trade.card.kind": "One stone alone completes nothing here. Take it back and choose wood or bone.",
  "trade.card.left": "Your phase is over. Take it back: play the card, then invent.",
  "twice.title": "Counter the counter",
  "twice.why": "A countered counter does nothing, and so the first card works.",
  "twice.insist": "Make Kolos lose 3 krom. He will counter your card, but you hold a counter too.",
  "twice.insist.stopped":
    "His counter stood, and your card did nothing. Take it back and counter his counter.",
  "twice.insist.spared": "That was Karok. Take it back and aim at Kolos.",
  "twice.insist.left": "Your phase is over. Take it back and play the card first.",
  "ten.title": "Count to ten",
  "ten.why": "At 10 points the game ends at once, in the middle of a round.",
  "ten.chief": "You have 7 points. Invent the card that makes it 10, now.",
  "ten.chief.small": "One point, and too little stone left for three. Take it back.",
  "ten.chief.left": "You could have been chief. Take it back and invent.",
} as const
