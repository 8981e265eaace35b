// Who may import whom: the one table behind `npm run boundaries`.
//
//   web, server, cli, bots, bench, training  ->  games  ->  board  ->  text  ->  engine
//   web, server, siege, bench                ->  wire                          ->  engine
//   siege, bench                             ->  server

/** A folder of the workspace that is a package; every game is a `games/*`. */
export type Layer = keyof typeof mayUse

/** The packages of ours that each package may import, tests included. */
export const mayUse = {
  engine: [],
  text: ["engine"],
  board: ["engine", "text"],
  "games/*": ["engine", "text", "board"],
  games: ["engine", "text", "games/*"],
  wire: ["engine"],
  bots: ["engine", "text", "games", "games/*"],
  server: ["engine", "text", "games", "games/*", "bots", "wire"],
  web: ["engine", "text", "board", "games", "games/*", "bots", "wire"],
  cli: ["engine", "text", "games", "games/*", "bots"],
  training: ["engine", "games", "games/*", "bots"],
  siege: ["engine", "games", "games/*", "wire", "server"],
  bench: ["engine", "text", "games", "games/*", "bots", "wire", "server"],
} as const

/**
 * What a package may take from another only as types: the page must not load what checks messages.
 */
export const typesOnly: { readonly [layer in Layer]?: readonly Layer[] } = { web: ["wire"] }

/** The package whose types nobody declares again who may import them. */
export const declaredOnce: Layer = "wire"

export interface Zone {
  readonly name: string
  /** Paths from the workspace's root that belong to it; tests never do. */
  readonly files: RegExp
  /**
   * The only packages it may import, ours and others'. Its tests may import what their package may.
   */
  readonly packages: readonly string[]
  /**
   * The only folders of its own package it may import, itself included ("" is the top); left out:
   * all of them.
   */
  readonly folders?: readonly string[]
  /** Folders of its own package that it may not import. */
  readonly notFolders?: readonly string[]
  /** Neither clock, chance, network, console nor any other thing from outside. */
  readonly pure: boolean
}

/** Stricter than the package they are in. The first that fits counts. */
export const zones: readonly Zone[] = [
  { name: "the engine's testing kit", files: /^engine\/testing\//, packages: ["@noble/hashes"], pure: true },
  // Nobody but tests, the terminal and the benchmarks should have to load the testing kit
  { name: "engine", files: /^engine\//, packages: ["@noble/hashes"], notFolders: ["testing"], pure: true },
  {
    name: "a game's rules and data",
    files: /^games\/[^/]+\/(rules|data)\//,
    packages: ["@genepool/engine"],
    folders: ["rules", "data"],
    pure: true,
  },
  {
    name: "a game's bot",
    files: /^games\/[^/]+\/bot\//,
    packages: ["@genepool/engine"],
    folders: ["bot", "rules", "data"],
    pure: true,
  },
  // The terminal and the server load a game without its board, and so without any framework
  {
    name: "a game without its board",
    files: /^games\/[^/]+\/(?!board\/)/,
    packages: ["@genepool/engine", "@genepool/text"],
    folders: ["", "bot", "data", "learn", "puzzles", "rules", "text"],
    pure: false,
  },
]

/** Folders inside a folder, from which arrows point one way as well. */
export interface Rooms {
  /**
   * Paths that belong to it; what follows is the room's folder, or a file at the top. Tests never
   * do.
   */
  readonly inside: RegExp
  /**
   * The other rooms that each room may import; files at the top may be imported by all, and import
   * everything.
   */
  readonly mayUse: { readonly [room: string]: readonly string[] }
  /** Files that put the rooms together: no room may import them, unless `mayUse` says so. */
  readonly assembly: readonly string[]
}

export const rooms: readonly Rooms[] = [
  {
    inside: /^server\//,
    mayUse: {
      store: [],
      bots: [],
      nodes: ["bots", "store"],
      tables: ["bots", "nodes", "store"],
      notices: ["store", "tables"],
      people: ["notices", "store", "tables"],
      moving: ["store", "tables"],
      housekeeping: ["people", "store", "tables"],
      operators: ["housekeeping", "people", "store", "tables"],
      node: ["nodes", "operators", "people", "store", "tables"],
      routes: ["notices", "operators", "people", "tables"],
      operate: ["moving", "operators", "people", "start.ts", "store"],
      testing: ["bots", "moving", "nodes", "notices", "people", "start.ts", "store", "tables"],
    },
    assembly: ["app.ts", "index.ts", "main.ts", "operate.ts", "serve.ts", "start.ts"],
  },
  {
    // A page may be loaded on demand from anywhere
    inside: /^web\//,
    mayUse: {
      look: [],
      offline: [],
      text: [],
      sound: [],
      app: ["text"],
      table: ["app", "sound", "text"],
      coach: ["app", "table", "text"],
      local: ["coach", "app", "table"],
      lobby: ["app", "learn", "local", "table", "text"],
      "new-table": ["app", "learn", "lobby", "local", "table", "text"],
      online: ["app", "lobby", "local", "new-table", "table", "text"],
      settings: ["app"],
      account: ["app", "new-table", "online", "settings", "text"],
      operate: ["account", "app", "online", "settings", "table"],
      player: ["app", "lobby", "online", "settings", "table"],
      puzzles: ["app", "lobby", "local", "online", "story", "table", "text"],
      review: ["app", "lobby", "local"],
      replay: ["app", "local", "online", "review", "table", "text"],
      story: ["local", "table"],
      learn: ["coach", "app", "local", "table", "text"],
      rules: ["app", "local", "story", "table", "text"],
      gallery: ["app", "look", "story", "table", "text"],
    },
    assembly: ["main.tsx", "app/app.tsx"],
  },
  {
    inside: /^games\/[^/]+\/board\//,
    mayUse: { style: [], art: [], card: ["art", "style"], area: ["art", "card", "style"] },
    assembly: ["index.tsx"],
  },
]

/**
 * The entries of a package beside its index.ts, and the packages that may load them together with
 * their own files. Tests may do so everywhere, and anybody may load them on demand or ask for their
 * types.
 */
export const entries: { readonly [layer in Layer]?: { readonly [entry: string]: readonly Layer[] } } = {
  engine: { testing: ["cli", "bench"] },
  board: { testing: [], "testing/browser": [] },
  "games/*": { board: ["web"] },
  server: { testing: ["siege", "bench"], "testing/inside": ["siege", "bench"] },
}

export const isTest = (path: string): boolean => /(^|\/)tests\//.test(path)
