// A link as a QR code, to be read by the camera of a phone that is held up to the screen

import { encodeQR } from "qr"

interface Props {
  readonly text: string
  readonly label: string
}

export default function QrCode({ text, label }: Props) {
  // Readers need light around it
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 })
  const size = rows.length
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className="qr-light" d={`M0 0h${size}v${size}h-${size}z`} />
      <path className="qr-dark" d={dark.join("")} shapeRendering="crispEdges" />
    </svg>
  )
}
