// Thin runners: a worker thread of Node and a web worker, each as a thread of a pool. Nothing of
// either is imported.

import type { Channel, Thread } from "./calls.ts"

/** A `Worker` of node:worker_threads, or a `MessagePort` of it, as far as it is needed here. */
interface NodePort {
  postMessage(message: unknown): void
  on(event: "message" | "error" | "exit", hear: (message: unknown) => void): unknown
}
interface NodeWorker extends NodePort {
  terminate(): unknown
}

/** A `Worker` of the browser, or the global scope inside one. */
interface WebPort {
  postMessage(message: unknown): void
  addEventListener(event: "message", hear: (event: { readonly data: unknown }) => void): void
}
interface WebWorker extends WebPort {
  addEventListener(event: "message" | "error", hear: (event: { readonly data: unknown }) => void): void
  terminate(): void
}

export function nodeChannel(port: NodePort): Channel {
  return {
    post: (message) => port.postMessage(message),
    listen: (hear) => void port.on("message", hear),
  }
}

export function nodeThread(worker: NodeWorker): Thread {
  return {
    ...nodeChannel(worker),
    broken(hear) {
      worker.on("error", hear)
      worker.on("exit", hear)
    },
    end: () => void worker.terminate(),
  }
}

export function webChannel(port: WebPort): Channel {
  return {
    post: (message) => port.postMessage(message),
    listen: (hear) => port.addEventListener("message", ({ data }) => hear(data)),
  }
}

export function webThread(worker: WebWorker): Thread {
  return {
    ...webChannel(worker),
    broken: (hear) => worker.addEventListener("error", hear),
    end: () => worker.terminate(),
  }
}
