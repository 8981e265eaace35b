// Polish: the position for who does not see it, and a turn in one sentence

import type { spokenEn } from "./spoken.en.ts"

const who = (you: string, actor: string, other = `{virus} ${actor}`) =>
  `{form, select, you {${you}} actor {${actor}} other {${other}}}`
const whose =
  "{hits, select, you {{form, select, you {swojego wirusa} other {twojego wirusa}}} other {wirusa {virus}}}"
const channel = "{channel, select, artery {tętnicą} vein {żyłą} lymph {limfą} other {przez styk}}"
const points = "{vp, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}"

export const spokenPl: { readonly [key in keyof typeof spokenEn]: string } = {
  "spoken.you": "ty",
  "spoken.youAre": "Ty: ",
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
  "turn.removed": `${who("ponosisz straty", "ponosi straty")}: {organ}`,
  "turn.crisis": "kryzys: {organ}",
  "turn.shieldLost": `${who("tracisz tarczę", "traci tarczę")}: {organ}`,
  "turn.controlled": `${who("kontrolujesz", "kontroluje")}: {zone}`,
  "turn.gained": `${who("zdobywasz", "zdobywa")} ${points}, razem {score}`,
  "turn.pulled": `${who("przyciągasz", "przyciąga", "{by} przyciąga")} ${whose}: {to}`,
  "turn.pushed": `${who("wypychasz", "wypycha", "{by} wypycha")} ${whose}: {to}`,
  "turn.absorbed": `${who("wchłaniasz", "wchłania")} w narządzie „{organ}”: {viruses}`,
  "turn.infected": `${who("zakażasz", "zakaża")}: {organ}`,
  "turn.reinfected": `${who("przenosisz wirusa", "przenosi wirusa")} z narządu „{from}” do narządu „{organ}”`,
  "turn.settled": `${who("zasiedlasz", "zasiedla")}: {organ}`,
  "turn.moved": `${who("ruszasz", "rusza")} z narządu „{from}” do narządu „{to}”`,
  "turn.event": "wydarzenie: {event}",
  "turn.shielded": `${who("dostajesz tarczę", "dostaje tarczę")}: {organ}`,
  "turn.research": "badania nad {form, select, you {tobą} other {wirusem {virus}}}: {now}",
  "turn.tookCard": `${who("bierzesz kartę", "bierze kartę")} „{card}”`,
  "turn.drewCard": `${who("dobierasz kartę", "dobiera kartę")} „{card}”`,
  "turn.drewUnseen": `${who("dobierasz", "dobiera")} zakrytą kartę`,
  "turn.round": "runda {round}, {form, select, you {zaczynasz} other {zaczyna {virus}}}",
  "turn.choseVirus": `${who("grasz jako", "gra jako", "{seat} gra jako")} {virus}`,
  "turn.revealed": `${who("zagrywasz", "zagrywa")}: {card}, strefa {zoneId}`,
  "turn.finished": `${who("nie używasz", "nie używa")} {unused, plural, one {# ikony} few {# ikon} many {# ikon} other {# ikony}}`,
  "turn.flipped": "żetony stref odwracają się na niebieską stronę",
}
