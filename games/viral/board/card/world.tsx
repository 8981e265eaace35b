// The patient: a warm cut-away with organs that have faces, vessels that flow, and small visitors

import "./world.css"

export function World() {
  return (
    <svg
      className="world world-viral"
      viewBox="0 0 420 280"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="420" height="280" className="viw-room" />
      <path
        className="viw-body"
        d="M158 -10c2 34-6 42-34 50C72 54 52 90 46 150l-8 140h344l-8-140c-6-60-26-96-78-110-28-8-36-16-34-50z"
      />
      <path className="viw-vein" d="M196 -10V60c0 20-8 34-24 42s-30 18-30 44v150" />
      <path className="viw-artery" d="M226 -10v84c0 22 12 30 34 40s36 28 36 56v120" />
      <path className="viw-lymph" d="M120 96c40 30 60 10 92 40s66 18 96 52" />
      <g className="viw-organ viw-lung">
        <path d="M150 82c-30 6-44 40-44 82 0 16 10 22 26 18 20-4 34-8 36-22l2-70c0-8-10-10-20-8z" />
        <path d="M262 82c30 6 48 40 48 82 0 16-10 22-26 18-20-4-36-8-38-22l-4-70c0-8 10-10 20-8z" />
      </g>
      <g className="viw-organ viw-heart">
        <path d="M206 108c12-18 42-14 44 10 2 26-26 38-40 56-16-16-46-30-42-56 4-24 30-26 38-10z" />
      </g>
      <g className="viw-organ viw-liver">
        <path d="M118 200c20-14 66-20 96-10 10 4 10 20-2 26-30 16-70 36-92 30-18-6-18-36-2-46z" />
      </g>
      <g className="viw-organ viw-stomach">
        <path d="M236 188c20-8 26 10 46 8 22-2 36 16 26 38-12 26-52 34-70 16-14-14-18-54-2-62z" />
      </g>
      <g className="viw-face">
        <path d="M194 134v5M222 134v5M202 148c4 5 10 5 14 0" />
        <path d="M136 134v5M152 134v5M139 148c4-4 8-4 11 0" />
        <path d="M266 134v5M282 134v5M268 146c4 5 10 5 13 0" />
        <path d="M148 216v5M168 214v5M152 230c6 3 10 2 15-2" />
        <path d="M258 214v5M280 214v5M262 230c5-4 11-4 16 0" />
      </g>
      <g className="viw-virus viw-virus-a" transform="translate(98 108)">
        <path d="M0 -24l6 10 12-4-2 12 12 4-10 7 6 11-12 1-3 12-9-8-9 8-3-12-12-1 6-11-10-7 12-4-2-12 12 4z" />
        <path className="viw-eyes" d="M-6 -4v4M6 -4v4M-5 8h10" />
      </g>
      <g className="viw-virus viw-virus-b" transform="translate(330 196)">
        <circle className="viw-shield" r="32" />
        <path d="M-18 16c-6-16-2-36 18-36s24 20 18 36c-3 6-6-2-10 2s-6 4-8 0-6 4-8 0-7 4-10-2z" />
        <path className="viw-eyes" d="M-7 -6v5M7 -6v5M-5 6c3 3 7 3 10 0" />
      </g>
      <g className="viw-virus viw-virus-c" transform="translate(238 62)">
        <circle r="15" />
        <path
          className="viw-spikes"
          d="M0 -15v-9M0 15v9M-15 0h-9M15 0h9M-10.600 -10.600l-6-6M10.600 10.600l6 6M-10.600 10.600l-6 6M10.600 -10.600l6-6"
        />
        <path className="viw-eyes" d="M-5 -3v4M5 -3v4M-4 6h8" />
      </g>
    </svg>
  )
}
