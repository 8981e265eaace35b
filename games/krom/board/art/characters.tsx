// The six characters, as different as their weights, and the marks of the seats

import type { CharacterId } from "../../data/characters.ts"
import type { Drawing } from "./paints.ts"

/** Drawn 72 by 84, feet at 80. "b" is body paint in the colour of the seat. */
export const bodies: { readonly [C in CharacterId]: Drawing } = {
  // a mountain with a small head and fists on the ground
  kolos:
    "b:M20 22C8 22 3 34 3 48c0 8 0 16 2 24 1 4 8 4 9 0l2-18 2 25h14l4-16 4 16h14l2-25 2 18c1 4 8 4 9 0 2-8 2-16 2-24 0-14-5-26-17-26Z;b:M27 22c-3-10 2-17 9-17s12 7 9 17Z;k:M26 12c2-8 18-8 20 0l-4-1-6 2-6-2ZM18 52h36l-4 12-14-4-14 4Z;k:M29 23c4 8 10 8 14 0l2 8-9 6-9-6Z;c:M32 14a1.8 1.8 0 1 0 .1 0ZM40 14a1.8 1.8 0 1 0 .1 0Z;C:M12 34c3-4 6-5 10-5M60 34c-3-4-6-5-10-5M8 60h4M60 60h4",
  // broad, bearded, and never without the club
  karok:
    "b:M24 28c-8 1-12 8-12 17l1 11c0 3 6 4 7 0l1-7 2 31h11l2-14 2 14h11l2-31c3 0 8-4 10-12l4-10c1-4-5-6-7-2l-5 10c-3-5-8-7-12-7Z;b:M27 27c-4-9 1-17 9-17s13 8 9 17Z;k:M25 20c2 12 6 19 11 19s9-7 11-19c-4 4-18 4-22 0ZM25 15c1-9 21-9 22 0-6-4-16-4-22 0ZM22 52h28l-3 11-11-3-11 3Z;w:M60 34c-4-8-9-16-9-24 0-7 9-10 13-4 4 7 2 18-1 27Z;t:M56 12l3-2M57 20l4-2;c:M31 18a1.7 1.7 0 1 0 .1 0ZM40 18a1.7 1.7 0 1 0 .1 0Z",
  // tall, horned hat, proud belly
  morhy:
    "b:M28 30c-8 2-11 10-10 18 0 9 4 14 8 17l1 15h8l1-12 1 12h8l1-15c5-3 8-8 8-17 1-8-2-16-10-18Z;b:M28 29c-2-8 2-14 8-14s10 6 8 14Z;b:M19 36c-6 4-8 12-4 20 2 4 7 2 6-2-2-5-1-9 2-12ZM53 36c6 4 8 12 4 20-2 4-7 2-6-2 2-5 1-9-2-12Z;w:M26 17c3-6 17-6 20 0l-2 4H28Z;c:M27 17C19 16 16 9 19 2c2 6 6 9 11 10ZM45 17c8-1 11-8 8-15-2 6-6 9-11 10Z;k:M24 58c8 5 16 5 24 0l-2 9-10 4-10-4Z;k:M31 28c3 4 7 4 10 0l-5 8Z;c:M32 22a1.6 1.6 0 1 0 .1 0ZM40 22a1.6 1.6 0 1 0 .1 0Z;C:M36 44a2 2 0 1 0 .1 0",
  // straight as the spear, with a long plait
  valkyr:
    "W:M58 4v76;c:M58 2l5 11h-10Z;b:M30 30c-6 1-8 6-8 12l2 14c1 3 5 3 5 0v-9l-2 33h7l3-20 3 20h7l-2-33 12-4c4-2 3-7-1-7l-9 2c-2-6-6-8-9-8Z;b:M30 29c-3-9 1-15 7-15s10 6 7 15Z;k:M29 20c0-9 16-10 17 0-5-4-12-4-17 0ZM29 20c-6 2-9 9-8 19 0 3 4 3 4 0 0-7 1-12 5-15ZM28 46h18l2 14-11-4-11 4Z;c:M34 21a1.6 1.6 0 1 0 .1 0ZM41 21a1.6 1.6 0 1 0 .1 0Z;R:M33 27c3 1 5 1 8 0M29 36l16 3",
  // round as a pear, hair tied around a bone
  unga: "b:M36 38c-10 0-14 8-17 18-2 8-2 14 4 18l4 6h7l2-4 2 4h7l4-6c6-4 6-10 4-18-3-10-7-18-17-18Z;b:M25 36c-5-10 1-19 11-19s16 9 11 19c-3 5-19 5-22 0Z;b:M21 52c-6 0-10 4-9 9 1 4 6 3 7 0ZM51 52c6 0 10 4 9 9-1 4-6 3-7 0Z;k:M24 28c-2-9 4-14 12-14s14 5 12 14c-6-6-18-6-24 0ZM28 14c-3-8 3-12 8-12s11 4 8 12ZM22 60c9 5 19 5 28 0l-2 10-12 3-12-3Z;c:M22 10c-3 0-4-4-1-4 0-3 4-3 4 0h22c0-3 4-3 4 0 3 0 2 4-1 4 0 2-4 2-4 0H26c0 2-4 2-4 0Z;c:M31 27a1.8 1.8 0 1 0 .1 0ZM41 27a1.8 1.8 0 1 0 .1 0Z;R:M32 34c3 2 5 2 8 0",
  // light and quick, with a sling
  alma: "b:M33 48c-5 1-6 5-6 9l2 8 1 15h5l2-12 2 12h5l1-15 2-9c0-4-2-7-6-8Z;b:M30 46c-3-8 0-14 6-14s10 6 7 14Z;b:M28 52l-9-7c-3-2-6 2-3 4l9 9ZM46 54l7 8c2 3 6 0 4-3l-8-10Z;k:M28 38c0-9 15-11 17 0-5-4-12-4-17 0ZM44 36c7-4 12 0 13 9 0 3-3 3-4 1-2-5-4-6-8-5ZM28 60h18l1 9-10-3-10 3Z;l:M18 45C10 40 8 32 13 26;h:M13 27c-4 0-6-3-4-6s8-2 8 2c0 3-2 4-4 4Z;c:M33 39a1.5 1.5 0 1 0 .1 0ZM40 39a1.5 1.5 0 1 0 .1 0Z;R:M34 44c2 1 4 1 6 0",
}

/** How tall each stands beside the others. */
export const statures: { readonly [C in CharacterId]: number } = {
  kolos: 1,
  karok: 0.92,
  morhy: 0.94,
  valkyr: 0.88,
  unga: 0.8,
  alma: 0.72,
}

/**
 * Six marks, so that a seat is known without its colour: spiral, sun, fish, hand-axe, waves, eye.
 */
export const marks: readonly string[] = [
  "M8 8c1-1 3 0 2 2s-5 2-5-2 6-6 9-2 1 9-5 9-9-4-7-8",
  "M8 5.5a2.5 2.5 0 1 0 .1 0ZM8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.5 1.5M11.500 11.500 13 13M13 3l-1.500 1.500M4.500 11.500 3 13",
  "M2 8c3-5 8-5 11 0-3 5-8 5-11 0ZM13 8l2.500-3v6ZM5.500 7.500h.1",
  "M8 1.500 13.500 14h-11ZM8 6v5",
  "M1 5c2-3 3-3 5 0s3 3 5 0 3-3 4 0M1 11c2-3 3-3 5 0s3 3 5 0 3-3 4 0",
  "M1 8h14M4 3l3 5-3 5M9 3l3 5-3 5",
]
