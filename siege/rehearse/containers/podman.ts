// podman with a storage of its own: what is made here is not seen by whoever else uses podman on
// this machine.
import { execFileSync, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/**
 * Why there can be no containers on this machine; null, where there can. What is missing is
 * installed.
 */
export function whyNoContainers(): string | null {
  if (process.getuid?.() !== 0) return "containers are started as root here"
  const find = fileURLToPath(new URL("../../../scripts/find-containers", import.meta.url))
  const { status, stderr, error } = spawnSync(find, { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" })
  return status === 0 ? null : (error?.message ?? stderr).trim()
}

export class Podman {
  private readonly environment: Record<string, string>

  constructor(folder: string) {
    const [conf, storage] = [join(folder, "containers.conf"), join(folder, "storage.conf")]
    // Where root is not all-powerful, limits can only be lowered; crun does not start with mixed
    // cgroups, runc does
    writeFileSync(
      conf,
      `[containers]\ndefault_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]\n` +
        `[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n` +
        `[network]\nnetwork_backend = "netavark"\nnetwork_config_dir = "${join(folder, "networks")}"\n`,
    )
    writeFileSync(
      storage,
      `[storage]\ndriver = "overlay"\ngraphroot = "${join(folder, "images")}"\nrunroot = "${join(folder, "run")}"\n`,
    )
    this.environment = {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? folder,
      CONTAINERS_CONF: conf,
      CONTAINERS_STORAGE_CONF: storage,
      BUILDAH_ISOLATION: "chroot",
    }
  }

  /** What it said on standard output. Throws with the last of what it said at all. */
  run(...words: readonly string[]): Promise<string> {
    return this.program("podman", words)
  }

  /** With what podman said beside it: compose ends well also when a container did not start. */
  compose(words: readonly string[], environment: Record<string, string>): Promise<string> {
    return this.program("sh", ["-c", 'exec podman-compose "$@" 2>&1', "sh", ...words], environment)
  }

  async program(
    name: string,
    words: readonly string[],
    more: Record<string, string> = {},
    given = "",
  ): Promise<string> {
    const child = spawn(name, words, {
      env: { ...this.environment, ...more },
      stdio: ["pipe", "pipe", "pipe"],
    })
    // A program may end without reading what it is given (a busy machine shows it); how it ended
    // says the rest
    child.stdin.on("error", () => undefined).end(given)
    let [said, all] = ["", ""]
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text
      all = (all + text).slice(-4000)
    })
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      all = (all + text).slice(-4000)
    })
    const [code] = (await once(child, "close")) as [number | null]
    if (code !== 0) throw new Error(`${name} ${words.join(" ")} ended with ${code}: ${all}`)
    return said.trim()
  }

  /**
   * Every container, whatever becomes of this process: called on its way out, so it does not wait
   * for anything.
   */
  endAll(): void {
    try {
      const words = ["rm", "--all", "--force", "--time", "0", "--volumes"]
      execFileSync("podman", words, { env: this.environment, stdio: "ignore" })
    } catch {
      // There is nothing left to end, or nothing more that could be tried
    }
  }

  /** Its place in the network of its project. */
  async address(container: string): Promise<string> {
    return this.run(
      ...["inspect", "--format", "{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}", container],
    )
  }
}
