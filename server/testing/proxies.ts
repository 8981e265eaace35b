// The examples of deploy/ with the real programs, in front of nodes of this machine: for tests, and
// for rehearsals.
import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { freePort } from "./services.ts"

export interface StartedProxy {
  /** Where visitors come in. */
  readonly url: string
  /** What it said on standard error. */
  readonly said: () => string
  stop(): Promise<void>
}

const exampleOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), "utf8")

const found = (names: readonly string[], word: string): string | null =>
  names.find((name) => spawnSync(name, [word]).status === 0) ?? null

/** Null where they are not installed. */
export const nginxProgram = (): string | null => found(["/usr/sbin/nginx", "nginx"], "-v")
export const caddyProgram = (): string | null => found(["/usr/bin/caddy", "caddy"], "version")

/**
 * deploy/nginx.conf with the places of two nodes, without TLS; everything else as it stands there.
 */
export async function nginxConf(
  folder: string,
  nodes: readonly [string, string],
  port: number,
): Promise<string> {
  const text = withNodes(exampleOf("nginx.conf"), nodes)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace("listen 80;", `listen 127.0.0.1:${await freePort()};`)
    .replace(/^ *ssl_certificate.*$/gm, "")
  return `daemon off;\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log stderr;
    events { worker_connections 1024; }
    http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; ${text} }\n`
}

/** In front of two nodes, each given as host:port. */
export async function startNginx(folder: string, nodes: readonly [string, string]): Promise<StartedProxy> {
  const port = await freePort()
  const file = join(folder, `nginx-${port}.conf`)
  writeFileSync(file, await nginxConf(folder, nodes, port))
  return start(nginxProgram(), ["-c", file, "-p", folder, "-e", "stderr"], port, {})
}

/**
 * deploy/Caddyfile with the places of two nodes, without TLS, and with no administration on a port
 * that all share.
 */
export function caddyfile(nodes: readonly [string, string], port: number): string {
  const text = withNodes(exampleOf("Caddyfile"), nodes).replace(
    "play.example.org {",
    `http://127.0.0.1:${port} {`,
  )
  return `{\n\tadmin off\n}\n${text}`
}

export async function startCaddy(folder: string, nodes: readonly [string, string]): Promise<StartedProxy> {
  const port = await freePort()
  const file = join(folder, `Caddyfile-${port}`)
  writeFileSync(file, caddyfile(nodes, port))
  const words = ["run", "--adapter", "caddyfile", "--config", file]
  return start(caddyProgram(), words, port, { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder })
}

function withNodes(text: string, [first, second]: readonly [string, string]): string {
  return text.replaceAll("10.0.0.11:4000", first).replaceAll("10.0.0.12:4000", second)
}

async function start(
  program: string | null,
  words: readonly string[],
  port: number,
  environment: Record<string, string>,
): Promise<StartedProxy> {
  if (program === null) throw new Error("the proxy is not installed: apt-get install nginx caddy")
  const child: ChildProcess = spawn(program, words, {
    env: { PATH: process.env.PATH ?? "", ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  })
  const atExit = () => child.kill("SIGKILL")
  process.on("exit", atExit)
  let said = ""
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    if (said.length < 20_000) said += text
  })
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${url}/livez`).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${program} did not start: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    said: () => said,
    async stop() {
      process.off("exit", atExit)
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, "exit")
      child.kill("SIGTERM")
      await gone
    },
  }
}
