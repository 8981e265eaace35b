// Where everything in the patient lies, in units of the body's picture

import type { OrganId, ZoneId } from "../data/organs.ts"

export interface Place {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The middle of each organ in a patient who stands, and how large it is drawn. */
export const organPlaces: { readonly [O in OrganId]: Place } = {
  BRA: { x: 360, y: 84, w: 196, h: 122 },
  LU1: { x: 178, y: 280, w: 146, h: 180 },
  LU2: { x: 542, y: 280, w: 146, h: 180 },
  HE1: { x: 313, y: 264, w: 96, h: 130 },
  HE2: { x: 407, y: 264, w: 96, h: 130 },
  LIV: { x: 228, y: 446, w: 212, h: 122 },
  STO: { x: 492, y: 442, w: 178, h: 132 },
  PAN: { x: 356, y: 540, w: 160, h: 96 },
  KI1: { x: 158, y: 584, w: 98, h: 124 },
  KI2: { x: 566, y: 582, w: 98, h: 124 },
  SIN: { x: 318, y: 682, w: 204, h: 124 },
  LIN: { x: 496, y: 704, w: 154, h: 128 },
}

/** Where viruses stand in an organ, as parts of its box: left, top, width, height. */
export const standingRoom: { readonly [O in OrganId]: readonly [number, number, number, number] } = {
  BRA: [0.14, 0.28, 0.72, 0.56],
  LU1: [0.13, 0.3, 0.74, 0.52],
  LU2: [0.13, 0.3, 0.74, 0.52],
  HE1: [0.12, 0.26, 0.8, 0.52],
  HE2: [0.08, 0.26, 0.8, 0.52],
  LIV: [0.1, 0.24, 0.72, 0.54],
  STO: [0.24, 0.34, 0.64, 0.46],
  PAN: [0.12, 0.26, 0.72, 0.52],
  KI1: [0.12, 0.26, 0.68, 0.56],
  KI2: [0.2, 0.26, 0.68, 0.56],
  SIN: [0.14, 0.26, 0.72, 0.52],
  LIN: [0.12, 0.28, 0.76, 0.5],
}

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Marks {
  /** The middle of the name's lower edge; or where the name ends or begins, beside another. */
  readonly name: Spot & { readonly side?: "ends" | "begins" }
  /** The middle of the dots. */
  readonly dots: Spot
  /** The middle of the token of a crisis. */
  readonly crisis: Spot
}

/**
 * What an organ carries beside its viruses, each where it lies on nothing else, in every language.
 */
const organMarks: { readonly [O in OrganId]: Marks } = {
  BRA: { name: { x: 360, y: 160 }, dots: { x: 360, y: 19 }, crisis: { x: 447, y: 30 } },
  LU1: { name: { x: 162, y: 371 }, dots: { x: 190, y: 186 }, crisis: { x: 116, y: 197 } },
  LU2: { name: { x: 558, y: 371 }, dots: { x: 530, y: 186 }, crisis: { x: 585, y: 190 } },
  HE1: { name: { x: 357, y: 336, side: "ends" }, dots: { x: 313, y: 195 }, crisis: { x: 258, y: 200 } },
  HE2: { name: { x: 363, y: 336, side: "begins" }, dots: { x: 407, y: 195 }, crisis: { x: 462, y: 200 } },
  LIV: { name: { x: 246, y: 514 }, dots: { x: 228, y: 381 }, crisis: { x: 323, y: 392 } },
  STO: { name: { x: 498, y: 515 }, dots: { x: 468, y: 372 }, crisis: { x: 590, y: 400 } },
  PAN: { name: { x: 356, y: 601 }, dots: { x: 356, y: 488 }, crisis: { x: 418, y: 494 } },
  KI1: { name: { x: 158, y: 658 }, dots: { x: 158, y: 518 }, crisis: { x: 98, y: 540 } },
  KI2: { name: { x: 580, y: 656 }, dots: { x: 592, y: 514 }, crisis: { x: 628, y: 549 } },
  SIN: { name: { x: 318, y: 751 }, dots: { x: 318, y: 616 }, crisis: { x: 237, y: 623 } },
  LIN: { name: { x: 496, y: 775 }, dots: { x: 496, y: 636 }, crisis: { x: 442, y: 653 } },
}

/** How the patient is drawn: as far as possible in the shape of the box that there is for it. */
export interface Pose {
  readonly name: "upright" | "lying"
  readonly width: number
  readonly height: number
  /** How many times as large as upright things are drawn in its own measure. */
  readonly grow: number
  /** How the torso of the upright one comes here, as an SVG transform. */
  readonly torso?: string
  readonly places: { readonly [O in OrganId]: Place }
  readonly marks: { readonly [O in OrganId]: Marks }
  readonly zones: { readonly [Z in ZoneId]: Spot }
  /** Ways that are drawn by hand, as `channel from to`. */
  readonly ways: { readonly [way: string]: string }
  /** Where the lymph of these organs meets, in the graph that is drawn by hand. */
  readonly lymph: Spot & {
    readonly organs: string
    readonly paths: { readonly [O in OrganId]?: string }
  }
}

/** A place in the body, as seen from an organ's box. */
export function spotIn({ x, y, w, h }: Place, spot: Spot) {
  return { left: `${((spot.x - x) / w + 0.5) * 100}%`, top: `${((spot.y - y) / h + 0.5) * 100}%` }
}

/** Where the token of each zone lies: beside the body, near its organs. */
const zonePlaces: { readonly [Z in ZoneId]: Spot } = {
  1: { x: 535, y: 62 },
  2: { x: 200, y: 112 },
  3: { x: 662, y: 118 },
  4: { x: 66, y: 420 },
  5: { x: 654, y: 716 },
  6: { x: 66, y: 716 },
}

/** Vessels that are drawn by hand; in another edition's graph the rest is a plain curve. */
const vesselPaths: { readonly [way: string]: string } = {
  "artery HE2 BRA": "M420 214 C436 190 438 168 412 140",
  "artery HE2 STO": "M388 318 L388 366 C388 398 410 412 436 420",
  "artery HE2 LIV": "M388 318 L388 366 C388 402 350 408 314 420",
  "artery HE2 KI1": "M388 318 L388 520 C388 606 290 606 196 592",
  "artery HE2 KI2": "M388 318 L388 520 C388 600 460 604 526 592",
  "artery KI2 LIN": "M528 604 C508 608 510 624 520 640",
  "artery HE1 LU1": "M286 240 L232 240",
  "artery HE1 LU2": "M318 214 C336 172 436 170 492 222",
  "vein STO HE1": "M424 462 C384 470 350 440 344 400 L338 318",
  "vein BRA HE1": "M308 140 C282 168 284 190 300 214",
  "vein LIV HE1": "M312 452 C344 452 346 420 344 400 L338 318",
  "vein LIN LIV": "M466 654 C430 606 306 620 288 474",
  "vein KI1 HE1": "M198 568 C300 590 346 570 346 510 L344 400 L338 318",
  "vein KI1 LIV": "M134 536 C118 520 122 500 142 488",
  "vein KI2 HE1": "M528 566 C440 584 346 580 346 510 L344 400 L338 318",
  "vein LU1 HE2": "M232 316 C276 350 372 358 400 322",
  "vein LU2 HE2": "M488 272 L442 272",
  // Where organs that touch are grown together
  "touch LU1 LU2": "M226 350 C296 382 424 382 494 350",
  "touch STO SIN": "M470 500 C476 570 430 590 398 640",
  "touch HE1 HE2": "M340 250 L380 250",
  "touch SIN LIN": "M396 706 L444 706",
}

const lymphPaths: Pose["lymph"]["paths"] = {
  LIV: "M366 478 C350 480 330 478 306 474",
  PAN: "M366 478 C368 490 366 500 362 516",
  STO: "M366 478 C386 480 406 476 432 468",
  SIN: "M366 478 C262 486 246 560 270 640",
}

export const upright: Pose = {
  name: "upright",
  width: 720,
  height: 790,
  grow: 1,
  places: organPlaces,
  marks: organMarks,
  zones: zonePlaces,
  ways: vesselPaths,
  lymph: { organs: "LIV PAN SIN STO", x: 366, y: 478, paths: lymphPaths },
}
