// Chromosome in Russian: what is asked, offered, refused and told.

import type { en } from "./en.ts"
import { aboutEvent } from "./quoted.ts"
import { ruNames } from "./ru-names.ts"

export const ru: Record<keyof typeof en, string> = {
  "game.name": "Chromosome",
  "game.pitch":
    "Инопланетные микробы в лаборатории, которая вот-вот взорвётся: размножайтесь, мутируйте, заряжайтесь радиацией и сражайтесь. От двух до четырёх игроков.",

  // What is asked
  "kind.game": "Стартовое помещение",
  "kind.turn": "Выбор действия",
  "kind.movement": "Перемещение",
  "kind.payment": "Оплата",
  "kind.growth": "Рост",
  "kind.mutation": "Мутация",
  "kind.spark": "Искра",
  "kind.impulse": "Импульс",
  "kind.special": "Особые действия",
  "kind.attack": "Атака и защита",
  "kind.roll": "Перебросы",
  "kind.resilienceTests": "Проверки стойкости",
  "kind.irradiation": "Облучение",
  "kind.round": "Порядок проверок",
  "kind.event": "События",
  "prompt.game.species": "Выберите свой вид",
  "prompt.game.start": "Выберите стартовое помещение для первых двух жетонов",
  "prompt.turn.menu": "Ваш ход: выполните одно действие",
  "prompt.turn.rest": "Действие выполнено. Что-нибудь ещё, прежде чем ход закончится?",
  "prompt.turn.structure": "Что вы сбрасываете, чтобы снизить облучение?",
  "prompt.movement.from": "Какая группа перемещается?",
  "prompt.movement.tokens": "Группа: {room}. Сколько жетонов уходит?",
  "prompt.movement.to":
    "Группа: {room}. Куда {tokens, plural, one {идёт # жетон} few {идут # жетона} many {идут # жетонов} other {идёт # жетона}}?",
  "prompt.payment.genes": "Платите только генами или удачей вместо одного из них?",
  "prompt.payment.any": "Каким геном платите?",
  "prompt.payment.energy":
    "К оплате {energy, plural, one {# единица энергии} few {# единицы энергии} many {# единиц энергии} other {# единицы энергии}}: откуда взять?",
  "prompt.growth.mode": "Добавить жетоны в одну группу или в пустые помещения?",
  "prompt.growth.group": "Какая группа растёт?",
  "prompt.growth.tokens":
    "Группа: {room}. Сколько жетонов добавить? Каждый стоит одного гена действия; у вас их {genes}.",
  "prompt.growth.rooms":
    "{tokens, plural, =0 {Куда поставить первый жетон?} one {Пока # жетон. Куда поставить следующий?} few {Пока # жетона. Куда поставить следующий?} many {Пока # жетонов. Куда поставить следующий?} other {Пока # жетона. Куда поставить следующий?}} {genes, plural, =0 {Генов действия больше нет: за следующий уйдёт 1 очко удачи, а это 2 очка в конце.} one {Каждый стоит одного гена действия; осталось: #.} few {Каждый стоит одного гена действия; осталось: #.} many {Каждый стоит одного гена действия; осталось: #.} other {Каждый стоит одного гена действия; осталось: #.}}",
  "prompt.mutation.gene":
    "Какой ген берёте? У вас {energy, plural, one {# единица энергии} few {# единицы энергии} many {# единиц энергии} other {# единицы энергии}}.",
  "prompt.spark.attacker": "Какая из ваших групп атакует?",
  "prompt.spark.target": "Группа: {room}. Кого она атакует?",
  "prompt.impulse.way": "Создаёте радиацию или поглощаете её?",
  "prompt.impulse.room":
    "{way, select, create {Куда положить кубики?} other {Радиацию какого помещения вы поглощаете?}}",
  "prompt.special.first":
    "{action}: {pick, select, group {выберите {whose, select, own {свою группу} enemy {вражескую группу} other {группу}}} room {выберите помещение} ownGene {выберите один из своих генов} other {выберите ген}}",
  "prompt.special.second":
    "{action}: {pick, select, group {выберите {whose, select, own {свою группу} enemy {вражескую группу} other {вторую группу}}} room {выберите, куда} other {выберите новый ген}}",
  "prompt.special.reactivate": "Какой пассивный ген снова станет активным?",
  "prompt.special.moved": "Переместиться ещё раз?",
  "prompt.attack.attackerGenes":
    "Вы атакуете с силой {strength}. Защищается {defender}, {to}. Сколько боевых генов добавляете?",
  "prompt.attack.attackerFortune":
    "Вы атакуете с силой {strength}. Защищается {defender}, {to}. Сколько очков удачи добавляете?",
  "prompt.attack.defenderGenes":
    "{seat} атакует вашу группу с силой {strength}: {to}. Сколько боевых генов добавляете?",
  "prompt.attack.defenderFortune":
    "{seat} атакует вашу группу с силой {strength}: {to}. Сколько очков удачи добавляете?",
  "prompt.roll.window":
    "{seatIs, select, you {У вас} other {{seat}:}} на кости {die} ({roll, select, attack {атака} defence {защита} test {проверка стойкости} other {новый ген: {gene}}}). Перебросить за 1 очко удачи?",
  "prompt.resilienceTests.gene":
    "На кости {die}: облучение +{points}. Потратить 1 очко удачи как ген структуры, чтобы было на 1 меньше?",
  "prompt.irradiation.giveUp":
    "Слишком много радиации: отдайте ещё {excess, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}. Из какой группы?",
  "prompt.round.spaces": "У нескольких помещений сила {power}. Какое проверить следующим?",
  "prompt.event.charge": "Выберите свою группу, чтобы зарядить её",

  // What is offered
  "option.species": "{species}",
  "option.start": "{room}",
  "option.move": "Переместиться",
  "option.recover": "Восстановить 1 очко удачи за 3 единицы энергии",
  "option.discardStructure": "Сбросить ген структуры или очко удачи вместо него: облучение −2",
  "option.growth": "Рост: новые жетоны",
  "option.mutation": "Мутация: новый ген",
  "option.spark": "Искра: атака",
  "option.impulse": "Импульс: создать или поглотить радиацию",
  "option.special":
    "{action}: {actionId, select, superGene {вернуть ген и сделать ещё одно действие} change {заменить ген геном другого вида} takeover {заменить одинокий вражеский жетон} catalysis {взять ген без энергии} bond {атаковать с помощью соседних групп} domination {атаковать без потерь} fusion {две соседние группы теряют по жетону} destroy {забрать жетон у соседа} concentration {положить 3 кубика радиации} saturation {2 очка облучения каждому} power {зарядить небольшую группу} outbreak {перенести радиацию и сразу проверить} teleportation {перенести любую группу или поменять две местами} focus {жетон в помещение стерильности 1} giant {группа из 3 жетонов рядом с вашей} dispersal {ещё одно или два перемещения} other {…}}",
  "option.pass": "Пас до конца раунда",
  "option.endTurn": "Закончить ход",
  "option.from": "Группа: {room}",
  "option.tokens": "{tokens, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}",
  "option.to": "Куда: {room}",
  "option.genesOnly": "Только гены",
  "option.fortuneFor": "Очко удачи вместо: {gene}",
  "option.payGene": "{gene}",
  "option.payFortune": "Очко удачи вместо гена",
  "option.discharge":
    "Разрядить группу: {room} ({energy, plural, one {# единица энергии} few {# единицы энергии} many {# единиц энергии} other {# единицы энергии}})",
  "option.giveBack": "Вернуть трофей: {species} (2 единицы энергии)",
  "option.add": "Добавить к одной группе",
  "option.spread": "Расставить по пустым помещениям",
  "option.buy":
    "{gene} за {energy, plural, one {# единицу энергии} few {# единицы энергии} many {# единиц энергии} other {# единицы энергии}}",
  "option.random":
    "Пусть решит кость, за {energy, plural, one {# единицу энергии} few {# единицы энергии} many {# единиц энергии} other {# единицы энергии}}",
  "option.create": "Создать: положить кубики",
  "option.absorb": "Поглотить: зарядиться и снять кубик",
  "option.attacker": "Группа: {room}",
  "option.target":
    "Группа: {room} ({energy, plural, one {# единица энергии} few {# единицы энергии} many {# единиц энергии} other {# единицы энергии}})",
  "option.group": "Группа: {room}",
  "option.room": "{room}",
  "option.gene": "{gene}",
  "option.activeGene": "{gene}, активный",
  "option.passiveGene": "{gene}, пассивный",
  "option.again": "Переместиться ещё раз",
  "option.enough": "Достаточно",
  "option.fightingGenes":
    "{genes, plural, =0 {Без боевых генов} one {# боевой ген} few {# боевых гена} many {# боевых генов} other {# боевого гена}}",
  "option.fortune":
    "{points, plural, =0 {Без удачи} one {# очко удачи} few {# очка удачи} many {# очков удачи} other {# очка удачи}}",
  "option.reroll": "Перебросить (1 очко удачи)",
  "option.stand": "Оставить результат",
  "option.discardGene": "Ген структуры",
  "option.discardFortune": "1 очко удачи вместо него",
  "option.giveUp": "Жетон: {room}",
  "option.space": "{room}",
  "option.charge": "Группа: {room}",

  // Why something is not offered
  "reason.alreadyMoved": "В этом ходу вы уже перемещались",
  "reason.noMove": "Вашим группам некуда идти",
  "reason.alreadyRecovered": "В этом ходу удача уже восстановлена",
  "reason.fortuneFull": "Удача на максимуме: {most}",
  "reason.missingEnergy":
    "{need, plural, one {Нужна # единица энергии} few {Нужны # единицы энергии} many {Нужно # единиц энергии} other {Нужно # единицы энергии}}; у вас {have}",
  "reason.missingGene": "Нужно: {need} × {gene}; активных у вас {have}",
  "reason.missingGenes":
    "{need, plural, one {Нужен ещё # активный ген} few {Нужны ещё # активных гена} many {Нужно ещё # активных генов} other {Нужно ещё # активного гена}}; у вас {have}",
  "reason.noIrradiation":
    "Нет ни гена структуры, который можно сбросить, ни облучения, которое снизила бы удача",
  "reason.noStructure": "Нет ни активного гена структуры, ни удачи, чтобы его заменить",
  "reason.actionTaken": "Действие в этом ходу уже выполнено",
  "reason.actionFirst": "Сначала выполните действие; пас — тоже действие",
  "reason.noTokens":
    "В запасе {need, plural, one {нужен # жетон} few {нужны # жетона} many {нужно # жетонов} other {нужно # жетона}}; у вас {have}",
  "reason.noPlace": "Ни одна ваша группа не может вырасти, а рядом нет места для одного жетона",
  "reason.chromosomeFull": "Ваша хромосома заполнена: 8 генов",
  "reason.noGeneLeft": "В запасе не осталось: {gene}",
  "reason.outOfReach":
    "Слишком далеко: {need, plural, one {нужна # единица энергии} few {нужны # единицы энергии} many {нужно # единиц энергии} other {нужно # единицы энергии}}; у вас {have}",
  "reason.noCubes": "Все кубики радиации уже на карте",
  "reason.nothingPassive": "Не будет пассивного гена, который можно вернуть",
  "reason.noTarget": "Применить это не к чему",
  "reason.enemyGroup": "Эта группа принадлежит игроку {seat}",
  "reason.sameRoom": "Жетоны уже там",
  "reason.notAdjacent": "Это помещение не соседствует с помещением «{room}»",
  "reason.groupFull": "Группа полна: 3 жетона",
  "reason.ownRoom": "Там уже есть ваша группа",
  "reason.roomChosen": "Туда уже идёт жетон",
  "reason.notBesideYours": "Рядом нет ваших групп",
  "reason.atLeastOne": "Поставьте хотя бы один жетон",
  "reason.alreadyCharged": "Эта группа уже заряжена",
  "reason.notRadioactive": "В этом помещении нет радиации",
  "reason.testedAlready": "Это помещение уже проверено",
  "reason.testedLater": "Сначала помещения с более сильной радиацией",
  "reason.speciesTaken": "Этим видом играет {seat}",
  "reason.notStart": "Это не стартовое помещение",
  "reason.notATarget": "{action}: это не может быть целью",
  "reason.noWayOut": "Эта группа не может войти ни в одно соседнее помещение",
  "reason.enemyRoom": "Занято: {seat}",
  "reason.tooSterile":
    "Стерильность {sterility}: вместе должно войти не меньше {sterility, plural, one {# жетона} few {# жетонов} many {# жетонов} other {# жетона}}",
  "reason.groupTooLarge": "В той группе жетонов: {level}; вместе будет больше 3",
  "reason.notCharged": "Эта группа не заряжена",

  // What speaks for a choice
  "reason.winsTrophies":
    "Чтобы получить {count, plural, one {# трофей} few {# трофея} many {# трофеев} other {# трофея}}",
  "reason.bringsTokens":
    "Чтобы вывести на карту {count, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}",
  "reason.gainsGene": "Чтобы получить новый ген",
  "reason.recoversFortune": "Чтобы восстановить очко удачи: в конце это 2 очка",
  "reason.heals": "Чтобы снизить облучение на {count}",
  "reason.charges": "Чтобы зарядить группы: энергия {count}",
  "reason.weakens": "Чтобы ослабить соперника: {seat}",
  "reason.escapes": "Чтобы уйти от радиации",
  "reason.soaks": "Чтобы радиация зарядила группу",
  "reason.threatens": "Чтобы радиация вредила другим",
  "reason.joins": "Чтобы собрать группу побольше",
  "reason.opens": "Чтобы было куда расти",
  "reason.closesIn": "Чтобы подобраться ближе к другим",
  "reason.seeksCharge": "Чтобы подойти к радиации, которая может зарядить группу",
  "reason.narrows": "Чтобы другим осталось меньше места для роста",
  "reason.splits": "Чтобы отделить группу, которая действует и платит сама",
  "reason.keepsAway": "Чтобы держать других на расстоянии",
  "reason.losesDanger": "Чтобы отдать то, чему радиация угрожает больше всего",
  "reason.losesDark": "Чтобы отдать жетон, который всё равно не дал бы энергии",
  "reason.losesNoGroup": "Чтобы сохранить на карте все группы",
  "reason.losesSmall": "Чтобы крупные группы остались целыми",
  "reason.awaitsCharge": "Чтобы в конце раунда радиация зарядила группу",
  "reason.staysSafe": "Чтобы не попасть под радиацию: к ней ведёт большинство перемещений",
  "reason.keepsRoom": "Чтобы рядом оставались свободные помещения для роста",
  "reason.staysTogether": "Чтобы не разделять большую группу",
  "reason.staysAway": "Чтобы сохранить расстояние: большинство перемещений ведёт ближе к другим",
  "reason.staysClose": "Чтобы остаться рядом с другими",
  "reason.staysSplit": "Чтобы группы остались порознь: каждая платит сама",
  "reason.staysWhole": "Чтобы группы остались целыми",
  "reason.leavesRed": "Чтобы уйти из помещения, которое может уничтожить событие",
  "reason.widens": "Чтобы в двух шагах было больше пустых помещений",
  "reason.strongest": "Чтобы атаковать самой сильной группой",
  "reason.attacks":
    "Чтобы атаковать: если обе стороны пустят в ход все боевые гены, побед на 100 таких боёв: {count}",
  "reason.anyOrder": "Проверят все: отличается только порядок",
  "reason.makesRoom": "Чтобы освободить место в хромосоме",
  "reason.dims": "Чтобы радиации стало меньше",
  "reason.paysExactly": "Чтобы заплатить без потерь энергии",
  "reason.nearest": "Чтобы атаковать группой, которая ближе всего к противнику",
  "reason.standsWell": "Ни одно перемещение не улучшит ваше положение",
  "reason.givesUp": "Чтобы остаться: любое перемещение чего-то лишит",
  "reason.restsHere": "Перемещения сейчас ничего не дадут",
  "reason.fightsHarder": "Чтобы быть сильнее в этом бою",
  "reason.hunts": "Чтобы встать рядом с меньшей группой, которую можно атаковать",
  "reason.shelters": "Чтобы уйти от более крупной группы",
  "reason.keepsCharged": "Чтобы сберечь самую крупную заряженную группу",
  "reason.betterRoll": "Чтобы бросок вышел лучше",
  "reason.spoilsRoll": "Чтобы испортить бросок соперника: {seat}",
  "reason.resists": "Чтобы получить меньше облучения",
  "reason.keepsFortune": "Чтобы сберечь очко удачи: в конце это 2 очка",
  "reason.savesEnergy": "Чтобы сберечь энергию на потом",
  "reason.keepsGenes": "Чтобы сберечь гены на потом",

  // What happens
  "fact.firstPlayer": "Первый ход: {seat}",
  "fact.plays": "{seat}: вид {species}",
  "fact.placed":
    "{seat}: {tokens, plural, one {# новый жетон} few {# новых жетона} many {# новых жетонов} other {# нового жетона}}, {room}",
  "fact.roundBegan": "Раунд {round}; на часах {clock}",
  "fact.eventRevealed": `Событие: {event}${aboutEvent(ruNames)}`,
  "fact.eventCancelled": "{event}: карта распалась бы на части, событие отменено",
  "fact.modified":
    "{what, select, sterility {Стерильность каждого помещения} sparkEnergy {Энергия каждой Искры} other {Энергия за случайный ген}} в этом раунде: {by}",
  "fact.refreshed": "Гены и жетоны удачи обновлены",
  "fact.startingPlayer": "Раунд начинает {seat}",
  "fact.turnBegan": "{seatIs, select, you {Ваш ход} other {Ходит {seat}}}",
  "fact.acts": "{seatIs, select, you {Вы применяете} other {{seat}}}: {action}",
  "fact.passed": "{seat}: пас",
  "fact.moved":
    "{seat}: перемещение, {tokens, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}, {from} → {to}",
  "fact.merged":
    "{seat}: группы объединились, {room}, уровень {level}, {charged, select, true {заряжена} other {разряжена}}",
  "fact.exhausted": "{seatIs, select, you {Вы используете} other {{seat} использует}}: {genes} × {gene}",
  "fact.fortuneAsGene":
    "{seatIs, select, you {Вы платите} other {{seat} платит}} 1 очком удачи{geneId, select, none { вместо гена} other { вместо: {gene}}}",
  "fact.discharged":
    "{seatIs, select, you {Вы разряжаете группу} other {{seat} разряжает группу}}: {room} ({energy, plural, one {# единица энергии} few {# единицы энергии} many {# единиц энергии} other {# единицы энергии}})",
  "fact.gaveBack":
    "{seatIs, select, you {Вы возвращаете трофей} other {{seat} возвращает трофей}}: {species} (2 единицы энергии)",
  "fact.overpaid":
    "{seat}: {energy, plural, one {пропадает # единица энергии} few {пропадают # единицы энергии} many {пропадает # единиц энергии} other {пропадает # единицы энергии}}",
  "fact.grew":
    "{seat} добавляет {tokens, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}: {room}, уровень {level}",
  "fact.gainedGene": "{seat} получает: {gene}",
  "fact.noGeneLeft":
    "{seatIs, select, you {Вы ничего не получаете} other {{seat} ничего не получает}}, в запасе пусто: {gene}",
  "fact.attacked":
    "{seat} атакует! Защищается {defender}; {from} → {to}{modifier, plural, =0 {} one {, модификатор +#} few {, модификатор +#} many {, модификатор +#} other {, модификатор +#}}",
  "fact.boostedGenes":
    "{seat}: {genes, plural, one {# боевой ген} few {# боевых гена} many {# боевых генов} other {# боевого гена}}, сила +{genes}",
  "fact.boostedFortune":
    "{seat}: {points, plural, one {# очко удачи} few {# очка удачи} many {# очков удачи} other {# очка удачи}}, сила +{points}",
  "fact.strength": "{seat}: сила {strength}",
  "fact.rolled":
    "{seat}: на кости {die} ({roll, select, attack {атака} defence {защита} test {проверка стойкости} other {новый ген}})",
  "fact.forcedReroll": "{seat} платит 1 очко удачи: {roller} перебрасывает {die}",
  "fact.fought": "Бой: {seat} {attack}, {defender} {defence}",
  "fact.lostTokens":
    "{seat} теряет {tokens, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}: {room}",
  "fact.tookTrophies":
    "{seat} берёт {tokens, plural, one {# трофей} few {# трофея} many {# трофеев} other {# трофея}}: {species}",
  "fact.cubesAdded":
    "{cubes, plural, one {Прибавился # кубик} few {Прибавилось # кубика} many {Прибавилось # кубиков} other {Прибавилось # кубика}} радиации: {room}, сила {power}",
  "fact.cubesRemoved":
    "{cubes, plural, one {Убран # кубик} few {Убрано # кубика} many {Убрано # кубиков} other {Убрано # кубика}} радиации: {room}, сила {power}",
  "fact.cubesMoved":
    "{cubes, plural, one {Перенесён # кубик} few {Перенесено # кубика} many {Перенесено # кубиков} other {Перенесено # кубика}} радиации: {from} → {to}, сила {power}",
  "fact.charged": "{seat}: группа заряжена, {room}",
  "fact.fortuneChanged": "{seat}: удача {fortune}",
  "fact.discardedStructure":
    "{seat}{fortune, select, true {} other { сбрасывает ген структуры}}{points, plural, =0 {} one {: облучение −#, теперь {level}} few {: облучение −#, теперь {level}} many {: облучение −#, теперь {level}} other {: облучение −#, теперь {level}}}",
  "fact.reactivated": "{seatIs, select, you {Вы возвращаете} other {{seat} возвращает}}: {gene}",
  "fact.changedGene":
    "{seatIs, select, you {Вы заменяете} other {{seat} заменяет}} ({active, select, true {активный} other {пассивный}}): {old} → {gene}",
  "fact.teleported": "{seat}: телепортация группы, {from} → {to}",
  "fact.swapped": "{seat}: группы меняются местами, {from} ↔ {to}",
  "fact.fused": "{seat}: группы сливаются в одну, {from} → {to}",
  "fact.tested":
    "{seat}: проверка, {room}. Угроза {threat} (сила {power}, {groups, plural, one {# группа} few {# группы} many {# групп} other {# группы}}), на кости {die}{structure, plural, =0 {} one { + #} few { + #} many { + #} other { + #}}: {points, plural, =0 {без облучения} one {облучение +#} few {облучение +#} many {облучение +#} other {облучение +#}}",
  "fact.irradiated": "{seat}: облучение +{points}, теперь {level}",
  "fact.excess":
    "{seat}: сверх предела {excess, plural, one {# очко} few {# очка} many {# очков} other {# очка}}",
  "fact.doomed": "{seat}: жетонов не хватает, чтобы это возместить",
  "fact.roomRemoved": "Больше нет: {room}",
  "fact.eliminated":
    "{seat} выбывает: {cause, select, irradiation {слишком сильное облучение} other {не осталось жетонов}}",
  "fact.lastTurns":
    "{seatsCount, plural, =0 {Ходов больше нет} one {Последний ход: {seats}} few {Последние ходы: {seats}} many {Последние ходы: {seats}} other {Последние ходы: {seats}}}",
  "fact.scored":
    "{seat}: {score} (жетоны {tokens}, трофеи {trophies}, удача {fortune}, облучение {irradiation})",
  "fact.gameOver":
    "{winnersCount, plural, =0 {Никто не выжил, победителя нет} one {Побеждает {winners}} few {Вместе побеждают {winners}} many {Вместе побеждают {winners}} other {Вместе побеждают {winners}}}",

  // The score
  "part.tokens": "Жетоны на карте",
  "part.trophies": "Трофеи",
  "part.fortune": "Удача, по 2 за очко",
  "part.irradiation": "Облучение",

  // Options of a table
  "options.events": "Карты событий",
  "options.events.about": "Без них в игре меньше случайности, и помещения не исчезают.",
  "options.species": "Виды",
  "options.species.random": "Раздаются случайно",
  "options.species.chosen": "Выбираются по очереди",
  "options.firstPlayer": "Первый игрок",
  "options.firstPlayer.random": "Случайно",
  "options.firstPlayer.seat1": "Место 1",
  "options.firstPlayer.seat2": "Место 2",
  "options.firstPlayer.seat3": "Место 3",
  "options.firstPlayer.seat4": "Место 4",
  "options.layout": "Карта",
  "options.layout.players": "По числу игроков",
  "options.layout.two": "Для двоих, 15 помещений",
  "options.layout.three": "Для троих, 19 помещений",
  "options.layout.four": "Для четверых, 19 помещений",
  "options.map": "Своя карта",
  "options.map.about":
    "Файл JSON: помещения и их координаты. У каждого стартового помещения должен быть сосед стерильности 1.",
  "options.fortuneMaximum": "Предел удачи",
  "options.fortuneMaximum.about": "В правилах не сказано, где кончается шкала; мы играем до 7.",
  "options.edition": "Своё издание",
  "options.edition.about": "Файл JSON с числами из вашей коробки игры.",

  // Standing instructions for re-roll windows
  "usual.ask": "Спрашивать о каждой оплате и каждом броске",
  "instruction.ask": "Спрашивать как обычно",
  "instruction.concerning": "Спрашивать, если я участвую",
  "instruction.helpful": "Спрашивать, если поможет",
  "instruction.never": "Раунд без перебросов",

  // What chance decides, as the replay lists it
  "draw.species": "Вид",
  "draw.first player": "Первый игрок",
  "draw.event": "Событие",
  "draw.attack": "Бросок атаки",
  "draw.defence": "Бросок защиты",
  "draw.test": "Проверка стойкости",
  "draw.mutation": "Случайный ген",

  "record.blow": "Самый сильный удар: {seat}, {attack} против {defence} ({defender})",
  "record.trophies": "Больше всего трофеев: {seat}, {count}",
  "record.dose": "Самая большая доза: {seat}, +{points} облучения за раз",
  "record.growth":
    "Самый быстрый рост: {seat}, {count, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}",
  "record.genes": "Больше всего новых генов: {seat}, {count}",
}
