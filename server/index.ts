// Serves Genepool over HTTP: for now, the built client
export { type ClientFiles, readClient } from "./client.ts"
export { ListenProblem, type RunningServer, serve } from "./serve.ts"
