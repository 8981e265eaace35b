// Small drawings on buttons; the words beside them say what they mean

import { memo } from "react"

const shapes = {
  light:
    "M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9M12 2.5v1.6M12 19.9v1.6M2.5 12h1.6M19.9 12h1.6M5.3 5.3l1.1 1.1M17.6 17.6l1.1 1.1M5.3 18.7l1.1-1.1M17.6 6.4l1.1-1.1",
  dark: "M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2",
  system: "M12 3.8a8.2 8.2 0 1 0 0 16.4a8.2 8.2 0 0 0 0-16.4M12 3.8v16.4M15.5 5v14M18.4 7.4v9.2",
  settings:
    "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8M9 14.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8",
  undo: "M8.5 5L4 9.5L8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3.5",
  again: "M12 5v14M5 12h14",
  hint: "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.5 1.1 1.3 1.1 2.2h5c0-.9.4-1.7 1.1-2.2A6 6 0 0 0 12 3",
  rule: "M9.2 9.2a2.9 2.9 0 1 1 4.3 2.5c-.9.5-1.5 1.2-1.5 2.3M12 17.2v.1M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17",
  bot: "M5.5 9.5h13v9h-13zM12 6v3.5M12 4.2v.1M9.3 13.2v1.6M14.7 13.2v1.6M3.2 12.5v3M20.8 12.5v3",
  replay: "M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4.5v4h4M12 8v4.2l2.8 1.8",
  check: "M5 12.8l4.6 4.7L19 7",
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  first: "M6 5.5v13M18 5.5L9.5 12l8.5 6.5z",
  back: "M15 5.5L7.5 12l7.5 6.5",
  forward: "M9 5.5l7.5 6.5L9 18.5",
  last: "M18 5.5v13M6 5.5l8.5 6.5L6 18.5z",
  branch: "M7 4v16M7 13c0-4 10-2 10-7M17 6.5v-.1M14.5 8.5L17 6l2.5 2.5",
  seal: "M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM8.8 12l2.3 2.3 4.2-4.4",
  file: "M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4",
  link: "M10 14a3.6 3.6 0 0 0 5.1 0l3-3a3.6 3.6 0 0 0-5.1-5.1l-1 1M14 10a3.6 3.6 0 0 0-5.1 0l-3 3a3.6 3.6 0 0 0 5.1 5.1l1-1",
  people:
    "M9 5a3 3 0 1 0 0 6a3 3 0 0 0 0-6M3.5 19c0-3.3 2.4-5.5 5.5-5.5s5.5 2.2 5.5 5.5M16 5.4a3 3 0 0 1 0 5.2M17 13.8c2.2.6 3.5 2.6 3.5 5.2",
  bell: "M6.500 16.500V11a5.500 5.500 0 0 1 11 0v5.500L19 18H5zM10 20.500h4",
  clock: "M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 8v4.2l3 1.8",
  remove: "M6 6l12 12M18 6L6 18",
  code: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM14 19.5h2M19.5 14H18",
  leave: "M10 5H5v14h5M9.500 12H20M16 8l4 4-4 4",
  flag: "M6 21V4M6 5h11.500l-2.500 3.800 2.500 3.700H6",
  log: "M5 5h14M5 10h14M5 15h9M5 20h6",
  chat: "M4.500 5h15v10.500h-8L7 19.500v-4H4.500z",
  list: "M9 6h11M9 12h11M9 18h11M4.500 6h.1M4.500 12h.1M4.500 18h.1",
  up: "M5.500 15l6.500-6.500 6.500 6.500",
  side: "M4 5h16v14H4zM14 5v14",
  sound:
    "M4.5 9.500h3.500l4.500-4v13l-4.500-4H4.500zM15.500 9.200a4 4 0 0 1 0 5.600M17.900 6.800a7.400 7.400 0 0 1 0 10.400",
  silence: "M4.500 9.500h3.500l4.500-4v13l-4.500-4H4.500zM16 9.500l5 5M21 9.500l-5 5",
  more: "M6 12h.1M12 12h.1M18 12h.1",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 12v7.5h12V12",
  key: "M8 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M11.5 12H20M17 12v3M20 12v2.5",
} as const

export type IconShape = keyof typeof shapes

/** A table has twenty of them, and none ever changes. */
export const Icon = memo(function Icon({ shape }: { readonly shape: IconShape }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[shape]} />
    </svg>
  )
})
