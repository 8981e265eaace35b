// Small drawings on buttons; the words beside them say what they mean

const shapes = {
  light:
    "M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9M12 2.5v1.6M12 19.9v1.6M2.5 12h1.6M19.9 12h1.6M5.3 5.3l1.1 1.1M17.6 17.6l1.1 1.1M5.3 18.7l1.1-1.1M17.6 6.4l1.1-1.1",
  dark: "M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2",
  system: "M12 3.8a8.2 8.2 0 1 0 0 16.4a8.2 8.2 0 0 0 0-16.4M12 3.8v16.4M15.5 5v14M18.4 7.4v9.2",
  moving: "M3 8.5c3-3.4 6 3.4 9 0s6 3.4 9 0M3 15.5c3-3.4 6 3.4 9 0s6 3.4 9 0",
  still: "M3 8.5c3-3.4 6 3.4 9 0s6 3.4 9 0M3 15.5c3-3.4 6 3.4 9 0s6 3.4 9 0M5 20.5L19 3.5",
  undo: "M8.5 5L4 9.5L8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3.5",
  again: "M12 5v14M5 12h14",
} as const

export function Icon({ shape }: { readonly shape: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[shape]} />
    </svg>
  )
}
