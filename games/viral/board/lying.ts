// The patient on a table: for boxes that are wider than high, where organs become half as large
// again

import { type OrganId, organIds, type ZoneId } from "../data/organs.ts"
import { type Marks, organPlaces, type Place, type Pose, type Spot, upright } from "./geometry.ts"

/** The middle of each organ, and how many times as large as in a patient who stands. */
const laid: { readonly [O in OrganId]: readonly [x: number, y: number, times: number] } = {
  BRA: [138, 350, 1.1],
  LU1: [430, 556, 1.12],
  LU2: [430, 146, 1.12],
  HE1: [392, 350, 1.25],
  HE2: [509.5, 350, 1.25],
  LIV: [705, 545, 1.25],
  STO: [700, 165, 1.25],
  PAN: [752, 360, 1.25],
  KI1: [960, 575, 1.25],
  KI2: [945, 125, 1.25],
  SIN: [1034, 385, 1.25],
  LIN: [1150, 200, 1.25],
}

const zones: { readonly [Z in ZoneId]: Spot } = {
  1: { x: 66, y: 168 },
  2: { x: 66, y: 532 },
  3: { x: 222, y: 82 },
  4: { x: 222, y: 618 },
  5: { x: 1208, y: 496 },
  6: { x: 1112, y: 626 },
}

const ways: Pose["ways"] = {
  "artery HE2 BRA": "M484 282 C440 240 340 240 246 318",
  "artery HE2 STO": "M556 316 C590 290 590 254 606 228",
  "artery HE2 LIV": "M548 396 C580 420 592 450 612 482",
  "artery HE2 KI1": "M560 372 C640 452 820 436 880 470 C900 482 908 505 918 528",
  "artery HE2 KI2": "M562 340 C620 262 780 286 850 262 C890 246 900 216 912 188",
  "artery KI2 LIN": "M1000 122 C1024 116 1044 132 1062 156",
  "artery HE1 LU1": "M436 412 C436 430 432 440 430 466",
  "artery HE1 LU2": "M372 282 C374 262 390 250 404 238",
  "vein STO HE1": "M598 186 C560 232 470 246 424 276",
  "vein BRA HE1": "M246 376 C274 402 304 398 336 374",
  "vein LIV HE1": "M586 520 C544 450 470 446 428 424",
  "vein LIN LIV": "M1180 276 C1210 380 1190 490 1080 484 C980 478 900 500 836 528",
  "vein KI1 HE1": "M906 612 C850 662 600 660 560 600 C538 540 520 452 434 420",
  "vein KI1 LIV": "M904 570 C884 558 866 552 832 552",
  "vein KI2 HE1": "M892 96 C840 46 620 36 570 90 C540 150 530 252 432 276",
  "vein LU1 HE2": "M502 504 C532 484 538 444 526 414",
  "vein LU2 HE2": "M496 222 C520 236 530 254 530 280",
  "touch LU1 LU2": "M374 236 C306 290 306 410 374 466",
  "touch STO SIN": "M790 214 C860 246 930 260 966 322",
  "touch HE1 HE2": "M420 336 L480 336",
  "touch SIN LIN": "M1088 328 C1100 306 1108 292 1116 266",
}

function placeOf(organ: OrganId): Place {
  const [x, y, times] = laid[organ]
  const { w, h } = organPlaces[organ]
  return { x, y, w: w * times, h: h * times }
}

/** Where the token of a crisis would lie on something else. */
const crises: { readonly [O in OrganId]?: Spot } = { LU1: { x: 336, y: 498 }, LU2: { x: 494, y: 54 } }

/** What an organ carries lies on it as in a patient who stands. */
function marksOf(organ: OrganId): Marks {
  const [x, y, times] = laid[organ]
  const from = organPlaces[organ]
  const moved = (spot: Spot) => ({ x: x + (spot.x - from.x) * times, y: y + (spot.y - from.y) * times })
  const { name, dots, crisis } = upright.marks[organ]
  return { name: { ...name, ...moved(name) }, dots: moved(dots), crisis: crises[organ] ?? moved(crisis) }
}

function ofEach<T>(make: (organ: OrganId) => T): { readonly [O in OrganId]: T } {
  return Object.fromEntries(organIds.map((organ) => [organ, make(organ)])) as { [O in OrganId]: T }
}

export const lying: Pose = {
  name: "lying",
  width: 1280,
  height: 700,
  grow: 1.25,
  torso: "matrix(0 -1.15 1.62 0 0 764)",
  places: ofEach(placeOf),
  marks: ofEach(marksOf),
  zones,
  ways,
  lymph: {
    organs: upright.lymph.organs,
    x: 884,
    y: 372,
    paths: {
      LIV: "M884 372 C880 430 860 470 824 500",
      PAN: "M884 372 L842 366",
      SIN: "M884 372 L920 378",
      STO: "M884 372 C884 300 850 250 798 222",
    },
  },
}
