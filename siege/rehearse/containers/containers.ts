// deploy/ for real: the image is built, compose.yaml is started, a game is played through it, nodes
// are upgraded one by one, a dump is made and restored. On Debian's own packages, since no registry
// of images has to be reachable.
import { spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { withFolder } from "@genepool/server/testing"
import { lostOf } from "../../acknowledged.ts"
import { postgresBooks } from "../../faults/books.ts"
import { pause } from "../../faults/cluster.ts"
import type { Doors } from "../../faults/playing.ts"
import { SeenLine, Tally } from "../../seen.ts"
import { Company } from "../company.ts"
import { notTried, type Scene, type SceneReport, type Stage } from "../scene.ts"
import { buildGenepool, buildNext, makeBase, workspace } from "./images.ts"
import { Podman, whyNoContainers } from "./podman.ts"

const project = "genepool-rehearsal"
const nameOf = (service: string): string => `${project}_${service}_1`
const read = (name: string): string => readFileSync(join(workspace, "deploy", name), "utf8")

export const containers: Scene = {
  title: "two nodes, PostgreSQL, Redis and a proxy in containers, upgraded and restored",
  async play(stage) {
    const missing = whyNoContainers()
    if (missing !== null) return notTried(missing)
    return withFolder(async (folder) => {
      const podman = new Podman(folder)
      await makeBase(podman, folder, stage.progress)
      stage.progress("the image is built as deploy/Containerfile says")
      await buildGenepool(podman)
      const deployment = new Deployment(podman, folder)
      const atExit = () => podman.endAll()
      process.on("exit", atExit)
      try {
        await deployment.start()
        stage.progress("compose.yaml is up")
        return await played(stage, deployment)
      } finally {
        await deployment.remove()
        process.off("exit", atExit)
      }
    })
  },
}

class Deployment {
  readonly podman: Podman
  readonly secrets = {
    GENEPOOL_SECRET: randomBytes(32).toString("hex"),
    POSTGRES_PASSWORD: randomBytes(16).toString("hex"),
  }
  readonly folder: string
  private composed = ""

  constructor(podman: Podman, folder: string) {
    this.podman = podman
    this.folder = folder
  }

  /** As the files say; without TLS, on no port of the machine, and with nginx beside Caddy. */
  async start(): Promise<void> {
    const deploy = join(this.folder, "deploy")
    mkdirSync(deploy)
    const compose = read("compose.yaml")
      .replace(/^ *build: .*\n/m, "")
      .replace(/^ *ports: .*\n/m, "")
      .replace("https://play.example.org", "http://play.example.org")
    writeFileSync(join(deploy, "compose.yaml"), compose)
    const caddy = read("Caddyfile")
      .replaceAll("10.0.0.11:4000", "node1:4000")
      .replaceAll("10.0.0.12:4000", "node2:4000")
      .replace("play.example.org {", ":80 {")
    writeFileSync(join(deploy, "Caddyfile"), caddy)
    this.composed = await this.podman.compose(
      ["-p", project, "-f", join(deploy, "compose.yaml"), "up", "-d"],
      this.secrets,
    )
    for (const node of ["node1", "node2"]) await this.untilUp(node)
    const hosts = await Promise.all(["node1", "node2"].map((node) => this.podman.address(nameOf(node))))
    const nginx = read("nginx.conf")
      .replaceAll("10.0.0.11:4000", `${hosts[0]}:4000`)
      .replaceAll("10.0.0.12:4000", `${hosts[1]}:4000`)
      .replace("listen 443 ssl http2;", "listen 8080;")
      .replace(/^ *ssl_certificate.*$/gm, "")
    writeFileSync(join(deploy, "nginx.conf"), nginx)
    await this.podman.run(
      ...["run", "-d", "--name", nameOf("nginx"), "--network", `${project}_default`],
      ...["-v", `${join(deploy, "nginx.conf")}:/etc/nginx/conf.d/genepool.conf:ro`],
      "docker.io/library/nginx:1",
    )
  }

  /**
   * The next version in place of this one, under the same name and address; nginx asks for names
   * once only.
   */
  async upgrade(node: string): Promise<number> {
    const name = nameOf(node)
    const [address, environment] = [
      await this.podman.address(name),
      JSON.parse(await this.podman.run("inspect", "--format", "{{json .Config.Env}}", name)) as string[],
    ]
    await this.podman.run("stop", "--time", "60", name)
    const code = Number(await this.podman.run("inspect", "--format", "{{.State.ExitCode}}", name))
    await this.podman.run("rm", name)
    await this.podman.run(
      ...["run", "-d", "--name", name, "--network", `${project}_default`, "--network-alias", node],
      ...["--ip", address],
      ...environment.filter((one) => /^(GENEPOOL_|DATABASE_|REDIS_)/.test(one)).flatMap((one) => ["-e", one]),
      "localhost/genepool:next",
    )
    await this.untilUp(node)
    return code
  }

  async untilUp(node: string): Promise<void> {
    for (let waited = 0; waited < 240; waited++) {
      const url = `http://${await this.podman.address(nameOf(node))}:4000/healthz`
      if (
        await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return
      await pause(500)
    }
    const look = `podman logs --tail 20 ${nameOf(node)} 2>&1; podman ps --all --format '{{.Names}}: {{.Status}}'`
    const said = await this.podman.program("sh", ["-c", look])
    throw new Error(`${node} does not come up: ${said}\ncompose said: ${this.composed.slice(-3000)}`)
  }

  async databaseUrl(name: string): Promise<string> {
    return `postgres://genepool:${this.secrets.POSTGRES_PASSWORD}@${await this.podman.address(nameOf("postgres"))}/${name}`
  }

  /** Whatever of it there is. */
  async remove(): Promise<void> {
    this.podman.endAll()
    for (const words of [
      ["network", "rm", "--force", `${project}_default`],
      ["volume", "rm", "--all", "--force"],
      ["rmi", "--all", "--force"],
    ])
      await this.podman.run(...words).catch(() => undefined)
    // podman leaves its storage mounted onto itself
    spawnSync("umount", ["--lazy", join(this.folder, "images", "overlay")])
  }
}

async function played(stage: Stage, deployment: Deployment): Promise<SceneReport> {
  const { podman } = deployment
  const saw: string[] = []
  const problems: string[] = []
  const health = (format: string) =>
    podman.run("healthcheck", "run", format).then(
      () => "healthy",
      () => "unhealthy",
    )
  for (const node of ["node1", "node2"]) {
    const told = await health(nameOf(node))
    if (told !== "healthy") problems.push(`${node} says of itself that it is ${told}`)
  }
  saw.push("both nodes are healthy by the container's own check")
  const caddy = await fetch(`http://${await podman.address(nameOf("caddy"))}/api/v1/games`)
  if (!caddy.ok) problems.push(`through Caddy the games are answered ${caddy.status}`)
  const tally = new Tally()
  const line = new SeenLine(`http://${await podman.address(nameOf("nginx"))}:8080`, tally)
  const doors: Doors = { anyNode: () => ({ line }) }
  const company = await Company.gather(stage, doors)
  company.play()
  await company.more(2)
  await buildNext(podman, deployment.folder, "9.9.9")
  for (const node of ["node1", "node2"]) {
    stage.progress(`${company.made} choices acknowledged; ${node} is upgraded`)
    const code = await deployment.upgrade(node)
    if (code !== 0) problems.push(`${node} ended with ${code} when it was stopped`)
    await company.more(1)
  }
  // What was acknowledged before the dump began must be in it; play goes on meanwhile
  const inTime = company.tables.map(({ acknowledged }) => acknowledged.slice())
  const sql = (...words: readonly string[]) => podman.run("exec", nameOf("postgres"), ...words)
  await sql("pg_dump", "-U", "genepool", "--format=custom", "--file=/tmp/dump", "genepool")
  await company.more(1)
  await company.stop()
  const books = postgresBooks(await deployment.databaseUrl("genepool"))
  const report = await company.reckon(books, tally)
  await books.close()
  company.leave()
  line.close()
  await sql("createdb", "-U", "genepool", "restored")
  await sql(
    "pg_restore",
    "-U",
    "genepool",
    "--exit-on-error",
    "--no-owner",
    "--no-acl",
    "--dbname=restored",
    "/tmp/dump",
  )
  const inside = `postgres://genepool:${deployment.secrets.POSTGRES_PASSWORD}@postgres/restored`
  const checked = await podman.run(
    ...["run", "--rm", "--network", `${project}_default`, "-e", `DATABASE_URL=${inside}`],
    ...["-e", `GENEPOOL_SECRET=${deployment.secrets.GENEPOOL_SECRET}`],
    ...["localhost/genepool:next", "node", "server/genepool.js", "operate", "check"],
  )
  const restored = postgresBooks(await deployment.databaseUrl("restored"))
  for (const [i, table] of company.tables.entries()) {
    const entries = (await restored.of(table.id))?.entries ?? []
    problems.push(...lostOf(entries, inTime[i] ?? []).map((problem) => `restored, ${table.id}: ${problem}`))
  }
  await restored.close()
  const faults = tally.faults + tally.broken
  if (faults > 0) problems.push(`${faults} times a player got an error or no answer during the upgrade`)
  const before = inTime.reduce((sum, kept) => sum + kept.length, 0)
  return {
    compared: report.compared + before,
    problems: [...problems, ...report.problems],
    saw: [
      ...saw,
      `both nodes were upgraded under play; ${before} choices of before the dump, sought in what was restored`,
      ...checked.split("\n").map((words) => `operator: ${words}`),
      ...report.saw,
    ],
  }
}
