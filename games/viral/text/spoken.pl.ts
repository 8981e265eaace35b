// Polish: the position for who does not see it, and a turn in one sentence

import type { spokenEn } from "./spoken.en.ts"

const who = (you: string, actor: string, other = `{virus} ${actor}`) =>
  `{form, select, you {${you}} actor {${actor}} other {${other}}}`
const whose =
  "{hits, select, you {{form, select, you {swojego wirusa} other {twojego wirusa}}} self {swojego wirusa} other {wirusa {virus}}}"
const channel = "{channel, select, artery {tętnicą} vein {żyłą} lymph {limfą} other {przez styk}}"
const points = "{vp, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}"

/** In few words, where too much has happened at once. */
const or = (short: string, whole: string) => `{brief, select, true {${short}} other {${whole}}}`

export const spokenPl: { readonly [key in keyof typeof spokenEn]: string } = {
  "spoken.you": "ty",
  "spoken.first": "Zaczyna",
  "spoken.events":
    "{count, plural, one {Zostało # wydarzenie} few {Zostały # wydarzenia} many {Zostało # wydarzeń} other {Zostało # wydarzenia}}, razem z tym",
  "spoken.laid": "Para leży już zakryta: {seats}",
  "spoken.secret": "Twoje zakryte karty: {list}",
  "spoken.icons": "Strefa {zone}. Pozostałe ikony: {icons}",
  "spoken.icon": "{icons}{zone, select, true { w strefie} other {}}",
  "spoken.or": " albo ",
  "spoken.token":
    "{mine, select, true {twój} other {{virus}}}{shielded, select, true { z tarczą} other {}}{underCount, select, 0 {} other { (niesie: {under}{hidden, plural, =0 {} one {, w tym # z tarczą} few {, w tym # z tarczą} many {, w tym # z tarczą} other {, w tym # z tarczą}})}}",
  "spoken.empty": "pusto",
  "spoken.organ": "{organ}, {zone}{crisis, select, 0 {} other {, kryzys {crisis}}}",
  "spoken.out": `Stąd ${channel}: {list}`,
  "spoken.into": `Tutaj ${channel}: {list}`,
  "spoken.full": "Wirusy: {count} z {threshold} potrzebnych do kryzysu",
  "spoken.falls": "wybuchłby kryzys: {organs}",
  "spoken.symbols": "Kartę mutacji bierze się przy tylu punktach: {list}",
  "spoken.where": "W ciele: {list}",
  "spoken.zones": "Karty stref na ręce{count, select, 0 {: brak} other {: {zones}}}",
  "spoken.cards":
    "Karty mutacji na ręce: {count}{gained, plural, =0 {} one {; zdobyto # kartę} few {; zdobyto # karty} many {; zdobyto # kart} other {; zdobyto # karty}}",
  "spoken.onlyYou": "Tylko ty wiesz: {cards}",

  "spoken.equal": "równie silny jak inne, różni się tylko wyglądem",
  "spoken.instead": "zamiast: {zone}",
  "turn.cured": "jest lek na {form, select, you {twojego wirusa} other {wirusa {virus}}}",
  "turn.attacked": `${who("atakujesz", "atakuje")} {hits, select, you {cię} other {wirusa {target}}}: {organ}`,
  "turn.removed": `${who("tracisz", "traci")} {count, plural, one {# wirusa} few {# wirusy} many {# wirusów} other {# wirusa}}${or("", ": {organ}")}`,
  "turn.crisis": "kryzys: {organ}",
  "turn.shieldLost": `${who("tracisz", "traci")} {count, plural, one {# tarczę} few {# tarcze} many {# tarcz} other {# tarczy}}${or("", ": {organ}")}`,
  "turn.controlled": `${who("kontrolujesz", "kontroluje")} ${or("{zoneCount, plural, one {strefę} few {strefy} many {strefy} other {strefy}} {zoneIds}", "{zoneCount, plural, one {strefę} few {strefy} many {strefy} other {strefy}}: {zone}")}`,
  "turn.gained": `${who("zdobywasz", "zdobywa")} ${or("{vp}", points)}, razem {score}`,
  "turn.pulled": `${who("przyciągasz", "przyciąga", "{by} przyciąga")} ${whose}: {to}`,
  "turn.pushed": `${who("wypychasz", "wypycha", "{by} wypycha")} ${whose}: {to}`,
  "turn.absorbed": `${who("wchłaniasz", "wchłania")} w narządzie „{organ}”: {viruses}`,
  "turn.infected": `${who("zakażasz", "zakaża")}: {organ}`,
  "turn.reinfected": `${who("przenosisz wirusa", "przenosi wirusa")} z narządu „{from}” do narządu „{organ}”`,
  "turn.settled": `${who("zasiedlasz", "zasiedla")}: {organ}`,
  "turn.moved": `${who("ruszasz", "rusza")} ${or("do: {to}", "{each}")}`,
  "turn.event": "wydarzenie: {event}",
  "turn.shielded": `${who("dostajesz", "dostaje")} {count, plural, one {# tarczę} few {# tarcze} many {# tarcz} other {# tarczy}}${or("", ": {organ}")}`,
  "turn.research": or(
    "badania{form, select, you { nad tobą} actor {} other { nad wirusem {virus}}}: {now}",
    "badania nad {form, select, you {tobą} other {wirusem {virus}}}: {now}",
  ),
  "turn.tookCard": `${who("bierzesz", "bierze")} ${or("{cardCount, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}", "{cardCount, plural, one {kartę} few {karty} many {karty} other {karty}}: {card}")}`,
  "turn.drewCard": `${who("dobierasz", "dobiera")} ${or("{cardCount, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}", "{cardCount, plural, one {kartę} few {karty} many {karty} other {karty}}: {card}")}`,
  "turn.drewUnseen": `${who("dobierasz", "dobiera")} zakrytą kartę`,
  "turn.round": "runda {round}, {hits, select, you {zaczynasz} other {zaczyna {virus}}}",
  "turn.choseVirus": `${who("grasz jako", "gra jako", "{seat} gra jako")} {virus}`,
  "turn.revealed": `${who("zagrywasz", "zagrywa")}: {card}${or("", ", strefa {zoneId}")}`,
  "turn.finished": `${who("nie używasz", "nie używa")} {unused, plural, one {# ikony} few {# ikon} many {# ikon} other {# ikony}}`,
  "turn.flipped": "żetony stref odwracają się na niebieską stronę",
  "turn.moved.each": "z narządu „{from}” do narządu „{to}”",
  "turn.nextEvent": "następne wydarzenie: {event}",
}
