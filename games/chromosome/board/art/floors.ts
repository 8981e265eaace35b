// What is painted on the floor of each room, drawn from -24 to 24, so that a place is known by more
// than its number

export const floors: { readonly [room: number]: string } = {
  // a sample tube
  1: "M-13-19h26M-9-19V5a9 9 0 0 0 18 0v-24M-9-3H9",
  // frost
  2: "M0-22v44M-19-11 19 11M19-11-19 11M-5-19 0-14l5-5M-5 19 0 14l5 5M-19-5-12-7l-2-7M19 5 12 7l2 7",
  // an egg under a dome
  3: "M-21 15h42M-18 15C-18-29 18-29 18 15M0-6a8 10 0 1 0 .1 0Z",
  // bars
  4: "M-22-20h44M-22 20h44M-17-20v40M-6-20v40M6-20v40M17-20v40",
  // this way, and that way
  5: "M-21-9H6M-2-18 7-9-2 0M-21 10H14M6 1l9 9-9 9",
  6: "M21-9H-6M2-18-7-9 2 0M21 10h-35M-6 1l-9 9 9 9",
  // a gauge
  7: "M0-20a20 20 0 1 0 .1 0ZM0 1 11-10M-14 8h28M0-20v5M-20 0h5M15 0h5",
  // a wheel
  8: "M0-19a19 19 0 1 0 .1 0ZM0-6a6 6 0 1 0 .1 0ZM0-19v13M0 6v13M-19 0h13M6 0h13",
  // cables
  9: "M-22-11c10-11 12 11 22 0s12 11 22 0M-22 2c10-11 12 11 22 0s12 11 22 0M-22 15c10-11 12 11 22 0s12 11 22 0",
  // a grate
  10: "M0-20a20 20 0 1 0 .1 0ZM-19-7h38M-19 7h38M-8-18v36M8-18v36",
  // lockers
  11: "M-20-19h40v38h-40ZM-7-19v38M7-19v38M-16-11h5M-3-11h5M11-11h5",
  // a fork and a knife
  12: "M-14-20v11a5 5 0 0 0 10 0v-11M-9-20v41M11 21v-41c9 5 9 18 0 23",
  // a cogwheel
  13: "M0-8a8 8 0 1 0 .1 0ZM0-21v8M0 13v8M-21 0h8M13 0h8M-15-15l6 6M9 9l6 6M15-15l-6 6M-9 9l-6 6",
  // an atom
  14: "M-22 0C-22-11 22-11 22 0S-22 11-22 0ZM-11-19C-1-25 21 13 11 19S-21-13-11-19ZM11-19C21-13-1 25-11 19S1-25 11-19ZM0-2a2 2 0 1 0 .1 0Z",
  // a barrel
  15: "M-14-19h28v38h-28ZM-14-8h28M-14 8h28M-5-3H5L0 5Z",
  // a flask
  16: "M-7-20H7M-4-20v13L-17 19h34L4-7v-13M-11 7h22M-3 13h.1M5 11h.1",
  // a strand
  17: "M-11-22C-11-6 11-6 11 8c0 6-3 10-6 14M11-22C11-6-11-6-11 8c0 6 3 10 6 14M-8-13H8M-8 4H8M-10 12h20",
  // a core within a core
  18: "M0-22 19-11v22L0 22-19 11v-22ZM0-11 9.500-5.500v11L0 11-9.500 5.500v-11ZM0-22v11M19 11 9.500 5.500M-19 11-9.500 5.500",
  // a cross
  19: "M-7-20H7v13h13V7H7v13H-7V7h-13V-7h13Z",
  // racks
  20: "M-17-20h34v40h-34ZM-17-7h34M-17 7h34M-11-13h.1M-11 0h.1M-11 13h.1M1-13h9M1 0h9M1 13h9",
}
