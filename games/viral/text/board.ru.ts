// Russian: the words of the drawn board

import type { boardEn } from "./board.en.ts"

const points = "{vp, plural, one {# очко} few {# очка} many {# очков} other {# очка}}"

export const boardRu: { readonly [K in keyof typeof boardEn]: string } = {
  "board.label": "Пациент и карта болезни",
  "board.side": "Шкалы",
  "board.patient": "Пациент",
  "board.mine": "Ваши карты",
  "board.organIn":
    "{organ}, {zone}: {count, select, 0 {пусто} other {{inside}}}{crisis, select, 0 {} other {, кризис {crisis}}}",
  "board.zoneToken": `{zone}: ${points}{bonus, select, 0 {} other { + {bonus}}}, исследование {research}; её никто не контролирует`,
  "board.zoneHeld": `{zone}: ${points}{bonus, select, 0 {} other { + {bonus}}}, исследование {research}; сейчас получает: {virus}`,
  "board.zoneYours": `{zone}: ${points}{bonus, select, 0 {} other { + {bonus}}}, исследование {research}; сейчас достаётся вам`,
  "board.pull": "Притянуть",
  "board.push": "Вытолкнуть",
  "board.inPlay": "{virus} разыгрывает: {card}",
  "board.icon":
    "{action}{blue, select, true {, только в сыгранной зоне} other {}}{used, select, true {, использовано} other {}}",
  "board.zoneCards": "Ваши карты зон",
  "board.mutationCards": "Ваши карты мутаций",
  "board.zoneCard": "{zone}{where, select, place {, уже выложена} timer {, отдыхает на Таймере} other {}}",
  "board.onlyYou": "Только вы знаете, что она у вас",
  "board.placeEmpty": "Место {place}: {secret, select, true {ваши карты, для других закрыты} other {пусто}}",
  "board.ownDeck": "Ваша колода, сверху вниз",
  "board.laid": "Лежит закрытая пара",
  "board.pointsOf": "{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}",
  "board.inReserve":
    "{count, plural, =0 {Нет вирусов} one {# вирус} few {# вируса} many {# вирусов} other {# вируса}} в запасе",
  "board.nobody": "Нейтральный",
  "board.dummyDeck":
    "{count, plural, one {# карта зоны} few {# карты зон} many {# карт зон} other {# карты зон}} в его колоде",
  "board.researchTitle": "Исследования",
  "board.researchOf": "Исследование ({virus}): {level} из {top}",
  "board.tieTitle": "Споры",
  "board.crises": "Кризис от {threshold}",
  "board.crisesLeft": "Свободные жетоны кризиса: {count}{any, select, true {; в теле: {out}} other {}}",
  "board.track": "Дорожка очков: {list}",
  "board.virusName": "{virus}",
  "board.comingEvent": "Ближайшее событие",
  "board.draft": "Драфт",
  "board.myPacket": "Ваш набор",
  "board.myKept": "Оставлено",
  "board.close": "Закрыть",

  "board.tip.organ":
    "Орган зоны {zone}. Вирусы: {count} из {threshold}, нужных для кризиса{crisis, select, 0 {.} other {; идёт кризис {crisis}.}} Чтобы контролировать зону, нужен вирус в каждом её органе.",
  "board.tip.virus":
    "{virus}{shielded, select, true {, со щитом: переживёт одно удаление, потом щит пропадёт} other {, без щита}}{underCount, select, 0 {.} other {. Несёт: {under}; эти не считаются, пока не выйдут.}}",
  "board.tip.zone":
    "{zone}: на шаге 2 приносит очки и исследование тому, чьи вирусы есть в каждом её органе; если таких несколько — тому, у кого их во всей зоне больше всего. Очки у звезды, исследование у шприца{bonus, select, 0 {.} other {, здесь ещё {bonus, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.}}{side, select, blue { Синяя сторона с тех пор, как кто-то набрал 21 очко: каждая зона даёт больше.} other {}}",
  "board.tip.zoneCard": "Играется с картой мутации: её синие значки действуют только здесь: {zone}.",
  "board.tip.mutationCard":
    "Каждый значок можно использовать один раз, в любом порядке. Значки на синем поле действуют только в сыгранной зоне; из двух, разделённых чертой, выбирают один.",
  "board.tip.place": "Две пары за раунд: выбраны тайно, открыты вместе, разыграны по очереди.",
  "board.tip.timer": "Сыгранные карты отдыхают здесь раунд, потом возвращаются в руку.",
  "board.tip.ownDeck": "Заработанные карты берутся из этой колоды, сверху. Её может смотреть каждый.",
  "board.tip.publicZones": "Карты зон в этой руке; бледные лежат на местах или на Таймере.",
  "board.tip.publicCards": "Карты мутаций в этой руке, насколько они всем известны.",
  "board.tip.first": "Начинает в этом раунде. Маркер переходит по часовой стрелке.",
  "board.tip.score": "Очки на дорожке. В конце прибавится по одному за каждую зону с вирусом и очки с карт.",
  "board.tip.reserve":
    "Вирусы вне тела, всего их {supply}. Когда запас пуст, заражение переносит вирус из другого места.",
  "board.tip.dummy":
    "Нейтральный вирус в игре на двоих. Каждый раунд две карты зон говорят, где он появится; орган выбирает первый игрок. Он получает очки, и события касаются его; где у него есть выбор, решает первый игрок. Карт он не берёт и победить не может.",
  "board.tip.research": "На {top} лекарство готово: на шаге 5 этот вирус покидает тело или теряет щиты.",
  "board.tip.ties":
    "Спор выигрывает тот, кто выше на этой шкале. Сначала на ней порядок хода, первый игрок наверху; в игре на двоих над ним нейтральный вирус. После каждого раунда наверх поднимается тот, у кого меньше всего очков. В конце игры побеждает нижний.",
  "board.tip.crises":
    "Орган, где {threshold, plural, one {# вирус} few {# вируса} many {# вирусов} other {# вируса}}, впадает в кризис. На шаге 4 он даёт 2 очка тому, у кого там больше всего вирусов, 1 остальным, и все без щита уходят. Если он всё ещё переполнен, жетон остаётся на нём до следующего раунда.",
  "board.tip.track":
    "На {list} очках берут карту мутации. На {flip} все жетоны зон переворачиваются на синюю сторону.",
  "board.tip.event":
    "Произойдёт на шаге 3 {comes, select, next {следующего раунда} first {первого раунда} other {этого раунда}}.",
  "board.tip.display":
    "Тот, кто дошёл на дорожке до знака карты или прошёл его, берёт одну из этих карт или верхнюю из колоды.",
  "board.tip.deck": "Взять вслепую: открытые карты уходят под колоду, открываются три новые.",
  "board.tip.packet": "Оставьте одну карту; остальные уходят налево.",
  "board.tip.candidate": "Все вирусы умеют одно и то же; они лишь выглядят по-разному.",
  "board.tip.round": "Шесть раундов по шесть шагов.",
  "board.tip.step1": "Каждый играет две пары: карту зоны с картой мутации.",
  "board.tip.step2": "Зоны с 1 по 6 приносят тем, кто их контролирует, очки и исследование.",
  "board.tip.step3": "Происходит открытое событие.",
  "board.tip.step4": "Органы в кризисе дают очки и выгоняют всех без щита.",
  "board.tip.step5": "Чьё исследование наверху, тот покидает тело.",
  "board.tip.step6": "Шкала споров перестраивается, а поглощённые выходят наружу.",
  "board.tip.shield": "Дайте щит одному из своих вирусов.",
  "board.tip.move": "Один ваш вирус идёт на шаг: в соприкасающийся орган или по стрелке.",
  "board.tip.infect":
    "Поместите вирус из запаса в любой орган; если запас пуст, перенесите свой из другого места.",
  "board.tip.attack": "Удалите чужой вирус из органа, где есть ваш, или его щит.",
  "board.tip.magnet": "Притяните любой вирус на шаг в орган, где есть ваш, или вытолкните оттуда.",
  "board.tip.absorb": "Один ваш вирус поглощает все остальные в органе; они выйдут на шаге 6.",
  "board.tip.crisis": "Начните кризис в органе, сколько бы вирусов там ни было.",

  "board.aid.open": "Памятка",
  "board.aid.blue":
    "Значки на синем поле действуют только в сыгранной зоне. Из двух, разделённых чертой, выбирают один.",
  "board.aid.artery": "Артерия: по стрелке; две стрелки — в обе стороны",
  "board.aid.vein": "Вена: по стрелке; две стрелки — в обе стороны",
  "board.aid.lymph": "Лимфа: между всеми соединёнными органами",
  "board.aid.touch": "Соприкасаются: в обе стороны",

  // The end of the rules
  "board.appendix.organs": "Органы и куда ведёт один шаг",
  "board.appendix.tokens": "Жетоны зон",
  "board.appendix.starting": "Начальные карты",
  "board.appendix.mutations": "Карты мутаций, которые зарабатывают",
  "board.appendix.events": "События",
  "board.appendix.organ": "{zone}. Один шаг: {list}.",
  "board.appendix.token": "Жетон {number}",
  "board.appendix.sides":
    "Белая сторона: {white, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, исследование {whiteResearch}. Синяя: {blue, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, исследование {blueResearch}.",
  "board.appendix.card":
    "{icons}.{vp, plural, =0 {} one { В конце # очко.} few { В конце # очка.} many { В конце # очков.} other { В конце # очка.}}",
}
