// Russian: the words of the drawn board

import type { boardEn } from "./board.en.ts"

export const boardRu: { readonly [key in keyof typeof boardEn]: string } = {
  "board.side": "Гены",
  "board.mine": "Ваш микроб",
  "board.close": "Закрыть",

  "board.chromosome":
    "Хромосома: {active, plural, =0 {нет активных генов} one {# активный ген} few {# активных гена} many {# активных генов} other {# активного гена}}, пассивных: {passive}, свободных мест: {free} из 8",
  "board.ownGene": "{gene}, {active, select, true {активный} other {пассивный}}",
  "board.genesOf": "{active, select, true {Активные} other {Пассивные}}: {count} × {gene}",
  "board.irradiationOf": "Облучение {level} из {limit}",
  "board.fortuneOf":
    "Удача: {fortune} из {most}{exhausted, select, true {, жетон удачи использован} other {}}",
  "board.energyOf": "Доступная энергия: {energy}",
  "board.tokensOf": "Жетоны: {tokens} на карте, {supply} в запасе",
  "board.trophyOf":
    "{count, plural, one {# трофей} few {# трофея} many {# трофеев} other {# трофея}} ({species})",
  "board.noTrophies": "Трофеев пока нет",
  "board.scoreNow":
    "{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если бы игра кончилась сейчас",
  "board.starts": "Начинает этот раунд",
  "board.passed": "Пас",
  "board.out": "Вне игры",
  "board.candidate": "{species}: {about}",

  "board.actions": "Действия",
  "board.mainActions": "Основные действия",
  "board.specialActions": "Особые действия: {species}",
  "board.besides": "Помимо действия",
  "board.cost.gene": "{count} × {gene}",
  "board.cost.any":
    "{count, plural, =1 {один любой ген} one {# любой ген} few {# любых гена} many {# любых генов} other {# любого гена}}",
  "board.cost.energy":
    "{count, plural, one {# единица энергии} few {# единицы энергии} many {# единиц энергии} other {# единицы энергии}}",
  "board.cost.nothing": "бесплатно",
  "board.cost.growth": "ген действия за каждый жетон",
  "board.cost.mutation": "ген действия и энергия за новый ген",
  "board.cost.spark": "ген действия и 1 единица энергии за каждое промежуточное помещение",
  "board.costs": "{what}. Цена: {cost}",
  "board.withFortune": "Гена не хватает: уйдёт 1 очко удачи, а это 2 очка в конце",
  "board.short.move": "Ход группой",
  "board.short.recover": "Удача +1",
  "board.short.discardStructure": "{healthy, select, true {Освободить место} other {Облучение −2}}",
  "board.short.endTurn": "Конец хода",

  "board.supplies": "Запас генов",
  "board.geneLeft":
    "{gene}: в запасе {count}{price, select, none {} other {, для вас за {price, plural, one {# единицу энергии} few {# единицы энергии} many {# единиц энергии} other {# единицы энергии}}}}",
  "board.geneOfDie": "{die}: {gene}",
  "board.cubesLeft": "Кубики радиации вне карты: {count} из {all}",
  "board.deck": "Событий в колоде: {count}",
  "board.noEvent": "В первом раунде события нет",
  "board.eventNow": "{event}: {about}",

  "board.fight":
    "{seatIs, select, you {Атакуете вы} other {Атакует {seat}}}, {defenderIs, select, you {защищаетесь вы} other {защищается {defender}}}",
  "board.sum.level": "жетоны",
  "board.sum.genes": "боевые гены",
  "board.sum.fortune": "удача",
  "board.sum.modifier": "соседи",
  "board.sum.die": "кость",
  "board.sum.power": "сила",
  "board.sum.groups": "группы рядом",
  "board.sum.structure": "гены структуры",
  "board.sum.line": "{seatIs, select, you {Вы} other {{seat}}}: {list}, вместе {total}",
  "board.sum.item": "{what} {count}",
  "board.test": "{seatIs, select, you {Ваша проверка стойкости} other {Проверка стойкости, {seat}}}: {room}",
  "board.threat": "Угроза",
  "board.resilience": "Стойкость",
  "board.wouldBe":
    "{points, plural, =0 {без облучения} one {облучение +#} few {облучение +#} many {облучение +#} other {облучение +#}}",
  "board.mutationRoll":
    "{seatIs, select, you {Какой ген вам достанется, решит кость} other {{seat}: какой ген, решит кость}}",
  "board.dieShows": "{seatIs, select, you {У вас} other {{seat}:}} на кости {die}",
  "board.rerollDie": "Перебросить за 1 очко удачи",
  "board.testFortune": "1 очко удачи как ген структуры",
  "board.addGenes":
    "{count, plural, =0 {Без боевых генов} one {# боевой ген} few {# боевых гена} many {# боевых генов} other {# боевого гена}}: сила {strength}",
  "board.addFortune":
    "{count, plural, =0 {Без удачи} one {# очко удачи} few {# очка удачи} many {# очков удачи} other {# очка удачи}}: сила {strength}",
  "board.immune": "не теряет жетонов",

  "board.tip.chromosome":
    "Восемь мест для генов. Внутреннее кольцо активно; использованный ген уходит на внешнее, пассивное, до следующего раунда.",
  "board.tip.gene.action": "Генами действия платят за Рост, Мутацию, Искру и многие особые действия.",
  "board.tip.gene.telepathy": "Генами телепатии платят за Импульс и многие особые действия.",
  "board.tip.gene.fighting": "Каждый боевой ген, использованный в бою, даёт +1 к силе.",
  "board.tip.gene.structure":
    "Каждый активный ген структуры даёт +1 в проверках стойкости. Сброшенный в ваш ход снижает облучение на 2 и освобождает место в хромосоме.",
  "board.tip.irradiation":
    "Каждое очко сверх 7 стоит вам жетона. Кто отдаёт последний, тот выбывает. Каждый уровень — это −1 очко в конце.",
  "board.tip.fortune":
    "1 очко удачи: перебросить любую кость, или +1 к силе в бою, или раз за раунд вместо гена, в том числе гена структуры в проверке. Каждое оставшееся — 2 очка. Раз за ход одно можно вернуть за 3 единицы энергии.",
  "board.tip.energy":
    "Заряженная группа при разрядке даёт 1 единицу энергии за жетон, всегда вся целиком. Возвращённый трофей даёт 2.",
  "board.tip.tokens": "Каждый жетон на карте — очко. Новые приходят из запаса благодаря Росту.",
  "board.tip.trophies": "Жетоны, отнятые у других: по 1 очку в конце или 2 единицы энергии, если вернуть.",
  "board.tip.score": "Жетоны + трофеи + 2 × удача − облучение.",
  "board.tip.starts": "Раунд начинает тот, у кого меньше всего жетонов на карте.",
  "board.tip.clock": "Сколько раундов осталось, считая этот. Когда они кончатся, подсчитываются очки.",
  "board.tip.phase.preparation": "I Подготовка: время, событие, и все гены снова активны.",
  "board.tip.phase.turns": "II Ходы игроков: по одному, снова и снова, пока все не спасуют.",
  "board.tip.phase.radiation":
    "III Радиация: проверки всех, кто рядом, группы заряжаются, каждое радиоактивное помещение теряет кубик.",
  "board.tip.pool": "Кубики, которых нет на карте. Всего их 10.",
  "board.tip.supply":
    "Гены покупают действием «Мутация». Гены действия и телепатии стоят на 1 единицу энергии больше за каждый уже имеющийся.",
  "board.tip.randomGene": "Случайный ген стоит 1 единицу энергии; какой именно, решает кость.",
  "board.tip.events": "Со второго раунда каждый раунд начинается с события.",
  "board.tip.fight":
    "Жетоны + боевые гены + удача + кость. Тот, у кого сумма меньше, теряет столько жетонов, сколько составляет разница. При ничьей обе стороны теряют по одному.",
  "board.tip.test":
    "Угроза: сила помещения + ваши группы рядом. Вычитаются кость и активные гены структуры, раз за раунд ещё 1 очко удачи как такой ген; остаток — облучение.",
  "board.tip.reroll":
    "Каждый, у кого есть очко удачи, может потребовать новый бросок. Платит за него 1 очко только один: бросавший, а если он не хочет — первый желающий по часовой стрелке. Считается новый результат.",
  "board.tip.move":
    "Раз за ход: жетоны одной группы идут в соседнее помещение. Стерильность говорит, сколько должно войти вместе.",
  "board.tip.recover": "Раз за ход: 1 очко удачи за 3 единицы энергии.",
  "board.tip.discardStructure":
    "Сбросьте ген структуры: облучение −2, а его место свободно. Чтобы снизить облучение, раз за раунд его может заменить удача.",
  "board.tip.endTurn": "Ваш ход заканчивается.",

  "board.aid.open": "Памятка",
  "board.aid.round.preparation": "Подготовка: часы, событие, все гены снова активны. Не в первом раунде.",
  "board.aid.round.turns":
    "Ходы, начиная с того, у кого меньше всего жетонов, пока все не спасуют. За ход одно действие, а помимо него одно перемещение, 1 очко удачи за 3 единицы энергии и сброс генов структуры.",
  "board.aid.round.radiation":
    "Радиация: проверки, начиная с самого сильного помещения, затем группы у кубиков заряжаются, затем каждое радиоактивное помещение теряет кубик.",
  "board.aid.charge":
    "Радиация силы 1 заряжает группы из 1 жетона, силы 2 — до 2 жетонов, силы 3 и больше — до 3.",
  "board.aid.end":
    "Игра кончается после последнего раунда или когда кто-то выбыл: во время ходов у каждого, кто не спасовал, ещё один ход; во время радиации игра кончается после проверок этого помещения.",
  "board.aid.points": "Очки: жетоны на карте + трофеи + 2 × удача − облучение.",
  "board.aid.energy": "энергия",
  "board.aid.fortune": "очко удачи",
  "board.aid.irradiation": "облучение",
  "board.aid.cube": "кубик радиации",
  "board.aid.any": "любой ген",

  // The end of the rules
  "board.appendix.actions": "Действия",
  "board.appendix.rooms": "Помещения",
  "board.appendix.events": "События",
  "board.appendix.action": "{species}: {what} Цена: {cost}.",
  "board.appendix.room": "Помещение {number}",
  "board.appendix.pipes":
    "Стерильность {sterility}{mark, select, start {, стартовое помещение} red {, его может разрушить событие} other {}}.",
}
