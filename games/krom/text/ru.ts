// Russian: prompts, options, the log, reasons, and the words of the text board

import { boardRu } from "./board.ru.ts"
import { nameCatalog } from "./names.ts"

/** How much of what, in the accusative: it stands after verbs that ask for it. */
const amount = `{kindId, select,
  krom {{count, plural, one {# кром} few {# крома} many {# кромов} other {# крома}}}
  wood {{count, plural, one {# жетон дерева} few {# жетона дерева} many {# жетонов дерева} other {# жетона дерева}}}
  stone {{count, plural, one {# камень} few {# камня} many {# камней} other {# камня}}}
  bone {{count, plural, one {# кость} few {# кости} many {# костей} other {# кости}}}
  life {{count, plural, one {# жизнь} few {# жизни} many {# жизней} other {# жизни}}}
  bonus {{count, plural, one {# карту бонуса} few {# карты бонуса} many {# карт бонуса} other {# карты бонуса}}}
  other {{count, plural, one {# любой ресурс} few {# любых ресурса} many {# любых ресурсов} other {# любого ресурса}}}}`
const forKrom = "{price, plural, one {# кром} few {# крома} many {# кромов} other {# крома}}"
const points = "{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}"
const life = "{count, plural, one {# жизнь} few {# жизни} many {# жизней} other {# жизни}}"

export const ru = {
  ...nameCatalog(2),
  ...boardRu,
  "game.name": "Krom Evolution",
  "game.pitch":
    "Вождь исчез в небесном сиянии. Бродите, деритесь, охотьтесь и изобретайте, пока племя не признает вождём вас.",

  "options.side": "Поле",
  "options.side.about": "На ледниковой стороне каждая фаза вне пещер стоит жизни, а пещеры её возвращают.",
  "options.side.temperate": "Умеренное",
  "options.side.glacial": "Ледниковое",
  "options.kromosaur": "Кромозавр",
  "options.kromosaur.about": "Великан бродит наугад и дерётся с каждым встречным. Его фигурка стоит очко.",
  "options.longer": "Долгая игра",
  "options.longer.about": "Чтобы стать вождём, нужно на два очка больше.",
  "options.characters": "Персонажи",
  "options.characters.about": "Отличаются только весом, который решает ничьи.",
  "options.characters.random": "Случайно",
  "options.characters.chosen": "По выбору, по очереди",
  "options.edition": "Издание",
  "options.edition.about": "Файл с другими картами, весами, ценами или наградами.",

  "instruction.ask": "Всегда спрашивать меня об отмене карт",
  "instruction.aimed": "Спрашивать только о картах, которые касаются меня",
  "instruction.never": "В этом раунде я ничего не отменяю",

  "part.evolutions": "Эволюции",
  "part.trophy": "Трофей кромозавра",

  "prompt.game.pick": "Кем вы хотите быть?",
  "prompt.round.movement": "Куда идём? Тайно выберите карту цели; оставаться на месте нельзя.",
  "prompt.fightCards.card":
    "Драка! У вас {total}, лучший результат – {highest} ({area}). Сыграете карту боя или пас?",
  "prompt.counter.window":
    "{againstId, select, none {{seat} играет карту «{card}»{aimed, select, true {, и она против вас} other {{targetId, select, none {} other {; на прицеле {target}}}}}. Отменить её?} other {{seat} отвечает на «{against}» картой «{card}»{aimed, select, true {, а та была вашей} other {}}. Отменить ответ?}}",
  "prompt.loot.take": "{seat} лежит без чувств. Что возьмёте из этих карманов?",
  "prompt.caves.menu":
    "Пещеры{done, select, rest {: отдых удался. Что теперь} services {: ещё какие-нибудь услуги} other {: отдохнуть или потратить кромы на услуги}}?",
  "prompt.forest.menu":
    "Лес{gathered, plural, =0 {: первая карта бесплатна} one {, собрана # карта} few {, собрано # карты} many {, собрано # карт} other {, собрано # карты}}. Что теперь?",
  "prompt.savanna.menu": "Саванна. Что теперь?",
  "prompt.savanna.animal": "На какого зверя охотимся?",
  "prompt.savanna.dice":
    "{animal}: не меньше {value} на {dice, plural, one {# кубике} few {# кубиках} many {# кубиках} other {# кубика}}. Докупить кубики до броска?",
  "prompt.mountains.menu": "Горы. Что теперь?",
  "prompt.mountains.climb": "На кубиках {dice}: {pattern}. Хватит или бросаем ещё?",
  "prompt.mountains.dice": "На кубиках {dice}. Какие из пяти перебросить?",
  "prompt.mountains.claim": "Какую часть награды возьмёте?",
  "prompt.reward.kind":
    "{count, plural, one {# ресурс} few {# ресурса} many {# ресурсов} other {# ресурса}} на выбор: что возьмёте?",
  "prompt.bonus.card": "Какую карту бонуса сыграете?",
  "prompt.bonus.given": "«{card}»: что отдадите?",
  "prompt.bonus.target": "«{card}»: кому достанется?",
  "prompt.bonus.kind": "«{card}»: {fromId, select, none {что возьмёте?} other {чего лишится {from}?}}",
  "prompt.evolve.buy": "Какой эволюцией племя будет обязано вам?",

  "option.pick": "{character}",
  "option.go": "{to}",
  "option.pass": "Пас",
  "option.play": "Сыграть «{card}»",
  "option.letStand": "Пусть будет",
  "option.counter": "Отменить картой «{card}»",
  "option.lootResource": "Взять один ресурс: {kind}",
  "option.lootKrom":
    "Взять половину: {count, plural, one {# кром} few {# крома} many {# кромов} other {# крома}}",
  "option.lootCard": "Взять случайную карту бонуса",
  "option.lootNothing": "Ничего не брать",
  "option.playBonus": "Сыграть карту бонуса",
  "option.evolve": "Эволюционировать",
  "option.endPhase": "На этом всё",
  "option.give": "Отдать: {kind}",
  "option.aim": "{seat}",
  "option.choose": "Взять: {kind}",
  "option.buy": "Изобрести: {evolution}",
  "option.rest": "Отдохнуть",
  "option.buyResource": `Купить ресурс за ${forKrom}: {kind}`,
  "option.buyBonus": `Купить карту бонуса за ${forKrom}`,
  "option.buyLife": `Купить ${life} за ${forKrom}`,
  "option.reshuffle": "Сначала перемешать карты собирательства",
  "option.gather":
    "Собирать: {price, plural, =0 {карта бесплатно} one {карта за # кром} few {карта за # крома} many {карта за # кромов} other {карта за # крома}}",
  "option.hunt": "Идти на охоту",
  "option.animal": "Добыча: {animal}",
  "option.extraDice": `{dice, plural, =0 {Без лишних кубиков} one {# кубик в придачу за ${forKrom}} few {# кубика в придачу за ${forKrom}} many {# кубиков в придачу за ${forKrom}} other {# кубика в придачу за ${forKrom}}}`,
  "option.climb": "Лезть в гору: бросить пять кубиков",
  "option.stop": "Остановиться и взять награду",
  "option.reroll": `Перебросить за ${forKrom}`,
  "option.throw":
    "{diceCount, plural, one {Перебросить кубик номер} few {Перебросить кубики номер} many {Перебросить кубики номер} other {Перебросить кубики номер}} {dice}",
  "option.claim": amount,

  "fact.becameCharacter": "{seat} – это {character}.",
  "fact.roundBegan": "Раунд {round}.",
  "fact.lastRoundOver":
    "{round, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}} – хватит любому племени.",
  "fact.stoodUp": "{seat} снова на ногах, здоровья полно.",
  "fact.moved": "{seat}: {area}.",
  "fact.kromosaurMoved": "Сюда вваливается кромозавр: {area}.",
  "fact.phaseBegan": "Действует {seat} ({area}).",
  "fact.warmed": "{seat} греется у костра.",
  "fact.froze": "{seat} дрожит от холода.",
  "fact.fightBegan":
    "{area}: {seatsCount, plural, one {{seats} тут в компании} few {дерутся {seats}} many {дерутся {seats}} other {дерутся {seats}}}!",
  "fact.rolled": "{seat} выбрасывает {die}.",
  "fact.kromosaurRolled": "Кромозавр выбрасывает {die} и добавляет {add}: {total}.",
  "fact.fightAdded": "{seat} добавляет {add}: {total}.",
  "fact.fightRolled": "{seat} добрасывает {dice}: {total}.",
  "fact.wonFight": "Драку выигрывает {seat} ({area}).",
  "fact.kromosaurWon": "Драку выигрывает кромозавр ({area}).",
  "fact.hurt": `{seat} теряет ${life}, остаётся {life}.`,
  "fact.stunned": "{seat} видит все звёзды сразу: нокаут.",
  "fact.kromosaurHurt": `Кромозавр теряет ${life}, остаётся {life}.`,
  "fact.kromosaurFell": "Кромозавр повержен! Трофей берёт {seat}.",
  "fact.trophyTaken": "Трофей меняет хозяина: его берёт {seat}, теряет {from}.",
  "fact.looted": `{seat} забирает ${amount}; горюет {from}.`,
  "fact.lootedCard": "{seat} вытягивает карту «{card}»; с ней прощается {from}.",
  "fact.lootedHidden": "{seat} вытягивает карту бонуса; с ней прощается {from}.",
  "fact.spared": "{seat} не трогает чужие карманы; вздыхает с облегчением {from}.",
  "fact.played": "{seat} играет карту «{card}».",
  "fact.playedOn": "{seat} играет карту «{card}»; на прицеле {target}.",
  "fact.offers": "{seat} отдаёт: {kind}.",
  "fact.asksFor": "{seat} хочет: {kind}.",
  "fact.countered": "{seat} отвечает: «{card}».",
  "fact.cancelled": "«{card}» не срабатывает ({seat}).",
  "fact.gained": `{seat} получает ${amount}.`,
  "fact.cutShort": `Запас пуст: {seat} недополучает ${amount}.`,
  "fact.lost": `{seat} теряет ${amount}.`,
  "fact.paid": `{seat} платит ${amount}.`,
  "fact.took": `{seat} берёт ${amount}; отдаёт {from}.`,
  "fact.drew": "{seat} берёт карту «{card}».",
  "fact.drewHidden": "{seat} берёт карту бонуса.",
  "fact.noCardLeft": "Карт бонуса не осталось; ни с чем остаётся {seat}.",
  "fact.reshuffled": "Перемешаны заново: {deck}.",
  "fact.rested": "{seat} устраивает тихий час.",
  "fact.bought": `{seat} платит ${forKrom} за услугу.`,
  "fact.gathered":
    "{seat} собирает {price, plural, =0 {бесплатно} one {за # кром} few {за # крома} many {за # кромов} other {за # крома}}: {gathering}.",
  "fact.hunted": "{seat} на охоте ({animal}) выбрасывает {dice}: {sum} против {value}.",
  "fact.caught": "{animal}: есть добыча, её берёт {seat}!",
  "fact.escaped": "{animal}: добыча уходит, ни с чем остаётся {seat}.",
  "fact.openedAnimal": "В саванне новость: {animal}.",
  "fact.climbed": "{seat} лезет в гору и выбрасывает {dice}: {pattern}.",
  "fact.rerolled": `{seat} платит ${forKrom} и перебрасывает {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}: {dice}, {pattern}.`,
  "fact.reached": "{seat} заканчивает подъём: {pattern}.",
  "fact.evolved": `{seat} изобретает: {evolution}, ${points}!`,
  "fact.openedEvolution": "В воздухе витает новая идея: {evolution}.",
  "fact.chief": `{seat} набирает ${points} и становится новым вождём!`,
  "fact.placed": `{place}. {seat}: ${points}`,

  "reason.characterTaken": "Этим персонажем уже играет {seat}.",
  "reason.mustMove": "Вы уже здесь, а двигаться обязаны все ({area}).",
  "reason.wrongArea": "Только здесь: {area}.",
  "reason.onlyInFight": "Эта карта – для драки.",
  "reason.onlyAsCounter": "Этой картой только отвечают на чужую карту.",
  "reason.onlyInActionPhase": "Эта карта – для собственной фазы действий.",
  "reason.changesNothing": "Сейчас она ничего не изменит.",
  "reason.noTargetThere": "Взять здесь нечего: {seat}.",
  "reason.victimHasNone": "Этого добра не имеет {seat}.",
  "reason.supplyEmpty": "Запас пуст: {kind}.",
  "reason.missing": `Нужно добыть ещё ${amount}.`,
  "reason.noCardLeft": "Карт бонуса больше нет.",
  "reason.fullLife": "Здоровья и так полно.",
  "reason.alreadyRested": "В этой фазе вы уже отдыхали.",
  "reason.alreadyBought": "В этой фазе вы уже пользовались услугами.",
  "reason.gatheredAll":
    "{count, plural, one {# карта – всё} few {# карты – всё} many {# карт – всё} other {# карты – всё}}, что можно собрать за фазу.",
  "reason.alreadyGathered": "Только до первой карты этой фазы.",
  "reason.alreadyReshuffled": "Карты только что перемешаны.",
  "reason.discardEmpty": "Замешивать нечего.",
  "reason.alreadyHunted": "За фазу только одна охота.",
  "reason.alreadyClimbed": "За фазу только один подъём.",
  "reason.noMoreRerolls":
    "{count, plural, one {# переброс – это всё} few {# переброса – это всё} many {# перебросов – это всё} other {# переброса – это всё}}, что позволяют горы.",

  "board.round": "Раунд {round}",
  "board.toWin": `вождём становится тот, кто набрал ${points}`,
  "board.player": "{seat}",
  "board.weight": "{weight} кг",
  "board.life": "жизнь {life}",
  "board.stunned": "нокаут",
  "board.points": points,
  "board.cards": "{count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}",
  "board.trophy": "трофей",
  "board.kromosaur": "Кромозавр",
  "board.hand": "Ваши карты",
  "board.remembered": "Об этой карте вы знаете: {seat} держит «{card}»",
  "board.animals": "Охота",
  "board.animal":
    "{dice, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}, не меньше {value}",
  "board.evolutions": "Эволюции",
  "board.owned": "Изобретено",
  "board.supply": "Запас",
  "board.decks": "Колоды",
  "board.deck": "{deck}: закрыто {count}, в сбросе {discarded}",
  "board.nothing": "ничего",
  "board.amount": amount,
  "board.effect.fightDice":
    "драка: ещё {dice, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}",
  "board.effect.fightAdd": "драка: +{add}",
  "board.effect.gain": `получаете ${amount}`,
  "board.effect.lose": `другой игрок теряет ${amount}`,
  "board.effect.steal": `забираете ${amount} у игрока в той же местности`,
  "board.effect.convert": "платите {give}, получаете {take}",
  "board.effect.swap": "отдаёте другому игроку {give}, берёте {take}",
  "board.effect.cancel": "отменяет карту другого игрока",
}
