// The patient: a head and a torso, cut open, with ribs and a spine behind everything

import { memo } from "react"
import { usePose } from "../pose.ts"

const skin =
  "M360 6C446 6 486 54 482 104C480 134 462 152 432 158C436 164 448 168 470 168C572 170 634 206 642 304C646 370 632 420 626 470C622 520 632 580 630 640C628 720 606 780 596 800H124C114 780 92 720 90 640C88 580 98 520 94 470C88 420 74 370 78 304C86 206 148 170 250 168C272 168 284 164 288 158C258 152 240 134 238 104C234 54 274 6 360 6Z"
const inside =
  "M360 18C436 18 472 60 468 104C466 130 448 146 416 150C420 170 440 180 468 182C566 184 620 218 628 306C632 370 618 420 612 470C608 520 618 580 616 640C614 712 600 760 588 800H132C120 760 106 712 104 640C102 580 112 520 108 470C102 420 88 370 92 306C100 218 154 184 252 182C280 180 300 170 304 150C272 146 254 130 252 104C248 60 284 18 360 18Z"
const ribs = [0, 1, 2, 3].map((at) => {
  const y = 226 + at * 42
  const reach = 230 - Math.abs(at - 1.5) * 14
  return `M350 ${y}C300 ${y - 14} ${360 - reach} ${y - 10} ${360 - reach} ${y + 34}M370 ${y}C420 ${y - 14} ${360 + reach} ${y - 10} ${360 + reach} ${y + 34}`
})
const spine = Array.from({ length: 15 }, (_, at) => `M346 ${178 + at * 42}h28v30h-28Z`).join("")

export const Torso = memo(function Torso() {
  const { width, height, torso } = usePose()
  return (
    <svg className="vir-torso" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={torso}>
        <path className="vir-skin-edge" d={skin} />
        <path className="vir-inside" d={inside} />
        <g className="vir-bones">
          <path d={ribs.join("")} />
          <path data-bone="spine" d={spine} />
          <path data-bone="pelvis" d="M150 700C190 770 300 782 360 760C420 782 530 770 570 700" />
        </g>
        <path className="vir-skin-edge" d="M238 96C226 92 220 108 230 124M482 96C494 92 500 108 490 124" />
      </g>
    </svg>
  )
})
