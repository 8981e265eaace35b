// "Day one" of docs/operating.md, pasted on a bare Debian: from nothing to a server with TLS, then
// to PostgreSQL.
import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { withFolder } from "@genepool/server/testing"
import { cache, workspace } from "../containers/images.ts"
import { Podman, whyNoContainers } from "../containers/podman.ts"
import { notTried, type Scene, type SceneReport } from "../scene.ts"
import { blocksUnder, type Stand, scriptOf } from "./blocks.ts"

/** The oldest that has a Node which can install Genepool. */
const release = "trixie"
const machine = "genepool-walkthrough"
const ownCa = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"

const stands: readonly Stand[] = [
  {
    for: "https://example.org/genepool.git",
    is: "file:///source",
    why: "this working copy is what is tried",
  },
  {
    for: "printf 'play.example.org {",
    is: "printf '{\\n\\tlocal_certs\\n}\\nplay.example.org {",
    why: "nobody who signs certificates is reachable: Caddy signs its own",
  },
  {
    for: "password=$(openssl",
    is: "service postgresql start && service redis-server start\npassword=$(openssl",
    why: "without systemd nothing is started when it is installed",
  },
]

export const walkthrough: Scene = {
  title: "day one of docs/operating.md, pasted on a bare Debian",
  async play(stage) {
    const missing = whyNoContainers()
    if (missing !== null) return notTried(missing)
    return withFolder(async (folder) => {
      const podman = new Podman(folder)
      const atExit = () => podman.endAll()
      process.on("exit", atExit)
      try {
        return await paste(podman, folder, stage.progress)
      } finally {
        podman.endAll()
        process.off("exit", atExit)
        await podman.run("rmi", "--all", "--force").catch(() => undefined)
        spawnSync("umount", ["--lazy", join(folder, "images", "overlay")])
      }
    })
  },
}

async function paste(podman: Podman, folder: string, progress: (line: string) => void): Promise<SceneReport> {
  const tar = join(folder, "bare.tar")
  execFileSync("tar", ["-C", bare(progress), "-cf", tar, "."], { maxBuffer: 1 << 26 })
  await podman.run("import", tar, "localhost/bare")
  rmSync(tar)
  const source = join(folder, "source")
  execFileSync("git", ["clone", "--quiet", "--bare", workspace, source])
  const given = join(folder, "given")
  mkdirSync(given)
  // Whom this machine trusts, that one may trust
  cpSync("/etc/ssl/certs/ca-certificates.crt", join(given, "ca.crt"))
  cpSync(new URL("./systemctl.sh", import.meta.url), join(given, "systemctl"))
  writeFileSync(join(given, "systemd-notify"), '#!/bin/sh\necho READY=1 >"$NOTIFY_SOCKET"\n')
  const text = readFileSync(join(workspace, "docs/operating.md"), "utf8")
  const blocks = blocksUnder(text, "Day one")
  writeFileSync(join(given, "sqlite.sh"), scriptOf(blocks.slice(0, -1), stands.slice(0, 2)))
  writeFileSync(join(given, "postgres.sh"), scriptOf(blocks.slice(-1), stands.slice(2)))
  await podman.run(
    ...[
      "run",
      "-d",
      "--name",
      machine,
      "--network",
      "slirp4netns",
      "--add-host",
      "play.example.org:127.0.0.1",
    ],
    ...["-e", "NODE_EXTRA_CA_CERTS=/given/ca.crt", "-e", "npm_config_cafile=/given/ca.crt"],
    ...["-e", "DEBIAN_FRONTEND=noninteractive", "-v", `${given}:/given:ro`, "-v", `${source}:/source:ro`],
    ...["localhost/bare", "sleep", "infinity"],
  )
  const inside = (...words: readonly string[]) => podman.run("exec", machine, ...words)
  await inside("install", "-m", "755", "/given/systemctl", "/given/systemd-notify", "/usr/local/bin")
  progress(`${blocks.length} blocks are pasted into a bare ${release}`)
  await inside("bash", "/given/sqlite.sh")
  const visit = async (database: string) => {
    const said = await inside(
      ...["env", `NODE_EXTRA_CA_CERTS=${ownCa}`, "/opt/genepool/node_modules/.bin/node"],
      ...["/opt/genepool/siege/rehearse/walkthrough/visit.ts", "https://play.example.org", database],
    )
    return JSON.parse(said) as { compared: number; problems: string[] }
  }
  const first = await visit("/var/lib/genepool/genepool.sqlite")
  progress("a game was played through TLS; then PostgreSQL")
  await inside("bash", "/given/postgres.sh")
  const address = await inside("sed", "-n", "s/^DATABASE_URL=//p", "/etc/genepool.env")
  const second = await visit(address)
  const problems = [...first.problems, ...second.problems]
  if (first.compared === 0 || second.compared === 0) problems.push("a game in which nothing was acknowledged")
  return {
    compared: first.compared + second.compared,
    problems,
    saw: [
      `${blocks.length} blocks of docs/operating.md were run as they stand, but for: ${stands.map(({ why }) => why).join("; ")}`,
      `a game through TLS on SQLite (${first.compared} choices), and one on PostgreSQL (${second.compared})`,
    ],
  }
}

/** Nothing but Debian. Made once. */
function bare(progress: (line: string) => void): string {
  const folder = join(cache, `bare-${release}`)
  if (existsSync(folder)) return folder
  progress("a bare Debian is made; it is kept for the next time")
  const making = join(cache, "making-bare")
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  execFileSync("debootstrap", ["--variant=minbase", release, making], {
    stdio: ["ignore", "ignore", "pipe"],
    maxBuffer: 1 << 26,
  })
  renameSync(making, folder)
  return folder
}
