// The patient: a head and a torso, cut open, with ribs and a spine behind everything

import { memo } from "react"
import { bodyHeight, bodyWidth } from "../geometry.ts"

const skin =
  "M360 6C446 6 486 54 482 104C480 142 462 166 430 178C432 190 440 198 462 204C560 214 622 240 636 320C644 380 632 420 626 470C622 520 632 580 630 640C628 720 606 780 596 800H124C114 780 92 720 90 640C88 580 98 520 94 470C88 420 76 380 84 320C98 240 160 214 258 204C280 198 288 190 290 178C258 166 240 142 238 104C234 54 274 6 360 6Z"
const inside =
  "M360 18C436 18 472 60 468 104C466 136 448 158 416 168C418 190 430 206 460 214C552 224 610 250 622 322C630 380 618 420 612 470C608 520 618 580 616 640C614 712 600 760 588 800H132C120 760 106 712 104 640C102 580 112 520 108 470C102 420 90 380 98 322C110 250 168 224 260 214C290 206 302 190 304 168C272 158 254 136 252 104C248 60 284 18 360 18Z"
const ribs = [0, 1, 2, 3].map((at) => {
  const y = 236 + at * 40
  const reach = 230 - Math.abs(at - 1.5) * 14
  return `M350 ${y}C300 ${y - 14} ${360 - reach} ${y - 10} ${360 - reach} ${y + 34}M370 ${y}C420 ${y - 14} ${360 + reach} ${y - 10} ${360 + reach} ${y + 34}`
})
const spine = Array.from({ length: 15 }, (_, at) => 178 + at * 42)

export const Torso = memo(function Torso() {
  return (
    <svg className="vir-torso" viewBox={`0 0 ${bodyWidth} ${bodyHeight}`} aria-hidden="true">
      <path className="vir-skin-edge" d={skin} />
      <path className="vir-inside" d={inside} />
      <path className="vir-ribs" d={ribs.join("")} />
      {spine.map((y) => (
        <rect key={y} className="vir-spine" x="346" y={y} width="28" height="30" rx="9" />
      ))}
      <path className="vir-pelvis" d="M150 700C190 770 300 782 360 760C420 782 530 770 570 700" />
      <path className="vir-brow" d="M238 96C226 92 220 108 230 124M482 96C494 92 500 108 490 124" />
    </svg>
  )
})
