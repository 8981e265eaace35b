// The cave wall: ochre, charcoal and chalk, painted by someone with humour

import "./world.css"

export function World() {
  return (
    <svg
      className="world world-krom"
      viewBox="0 0 420 280"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="420" height="280" className="krw-stone" />
      <path
        className="krw-shade"
        d="M0 0h420v34c-60 26-120 4-190 18S70 78 0 46zM0 280h420v-40c-80-18-130 10-210 2S70 224 0 246z"
      />
      <path className="krw-cracks" d="M30 60l26 30-8 26 22 18M396 80l-30 22 10 30-24 16M210 246l8 20-14 14" />
      <g className="krw-sun">
        <circle cx="338" cy="74" r="22" />
        <path d="M338 40v-14M338 108v14M304 74h-14M372 74h14M314 50l-10-10M362 98l10 10M314 98l-10 10M362 50l10-10" />
      </g>
      <path
        className="krw-mountains"
        d="M250 214l44-84 20 30 22-22 50 76zM286 146l8 12 8-10M330 144l8 12 8-8"
      />
      <g className="krw-mammoth">
        <path d="M62 214v-38c-10-34 6-66 46-70 8-24 48-26 58-2 26 6 38 26 34 54l-4 56h-20l-2-34c-20 8-42 8-60 0l-2 34H92l-6-30-4 30z" />
        <path className="krw-tusk" d="M66 150c-20 8-28 26-18 42 4 6 12 4 10-4-4-12 2-20 14-24" />
        <path className="krw-trunk" d="M70 132c-20 2-32 14-34 34-2 18 8 30 2 48" />
        <circle className="krw-eye" cx="88" cy="136" r="4" />
        <path
          className="krw-hair"
          d="M110 116l6 18M128 108l4 22M148 108l0 24M168 116l-2 22M186 132l-4 20M104 150l4 16M126 148l2 18M150 150l-2 16"
        />
      </g>
      <g className="krw-hunter" transform="translate(232 168)">
        <circle cx="0" cy="-34" r="8" />
        <path d="M0 -26L-2 4M-2 4l-12 36M-2 4l12 34M0 -18l-22 6M0 -18l20-12" />
        <path className="krw-spear" d="M-34 -2L34 -44" />
        <path d="M-5 -43l-4-8M0 -44v-9M5 -43l5-8" />
      </g>
      <g className="krw-hunter" transform="translate(276 184) scale(0.8)">
        <circle cx="0" cy="-34" r="10" />
        <path d="M0 -24v24M0 0l-14 34M0 0l10 34M0 -16l-20 10M0 -16l18 14M18 -2l10-14" />
        <path className="krw-spear" d="M18 -30l12 34" />
      </g>
      <g className="krw-hand" transform="translate(48 74) rotate(-14)">
        <path d="M-12 26c-6-14-6-20-4-26l-6-24c-1-6 6-7 7-1l5 18-1-26c0-6 7-6 7 0l2 25 4-24c1-6 8-5 7 1l-3 26 7-16c3-5 9-2 7 3-5 14-10 22-12 44z" />
      </g>
    </svg>
  )
}
