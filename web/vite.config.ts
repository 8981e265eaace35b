// How the client is built: nothing inline, so that the server's content policy can be strict
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { offline } from "./offline/plugin.ts"

const scenarios = /games\/([^/]+)\/tests\/scenarios\//
const scenariosOf = (module: string) => `scenarios-${scenarios.exec(module)?.[1] ?? "other"}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), offline()],
  // A module, so that a game is loaded into the worker only when it is played
  worker: { format: "es" },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The scenarios that a game's rules are shown with: small, alike, and better fetched at
          // once
          groups: [{ debugName: "scenarios", name: scenariosOf, test: scenarios }],
        },
      },
    },
  },
})
