// Images from Debian's own packages, by the names that deploy/ asks for: no registry is needed, and
// none is asked.
import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import type { Podman } from "./podman.ts"

export const workspace = fileURLToPath(new URL("../../../", import.meta.url))

/** Made once: half a gigabyte, and some minutes. */
export const cache = join(workspace, "node_modules", ".cache", "genepool-rehearse")

const packages = "ca-certificates,openssl,postgresql,redis-server,nginx-light,caddy"

/** Does what the usual image of PostgreSQL does with its three settings. */
const postgresEntry = `#!/bin/sh
set -e
bin=$(echo /usr/lib/postgresql/*/bin)
data=/var/lib/postgresql/data
mkdir -p $data /run/postgresql && chown postgres $data /run/postgresql && chmod 700 $data
as() { setpriv --reuid postgres --regid postgres --clear-groups "$@"; }
cd /
if [ ! -s $data/PG_VERSION ]; then
  printf %s "$POSTGRES_PASSWORD" > /run/password && chmod 644 /run/password
  as $bin/initdb -D $data -U "$POSTGRES_USER" -A scram-sha-256 --pwfile=/run/password -E UTF8 --locale=C >/dev/null
  rm /run/password
  echo "host all all all scram-sha-256" >> $data/pg_hba.conf
  echo "local all all trust" > /tmp/hba && cat $data/pg_hba.conf >> /tmp/hba && cat /tmp/hba > $data/pg_hba.conf
  as $bin/pg_ctl -D $data -w -o "-c listen_addresses=" start >/dev/null
  as $bin/createdb -U "$POSTGRES_USER" "$POSTGRES_DB"
  as $bin/pg_ctl -D $data -w -m fast stop >/dev/null
fi
exec setpriv --reuid postgres --regid postgres --clear-groups $bin/postgres -D $data -c "listen_addresses=*"
`

/**
 * The file system of all of them: Debian, the services, and Node with npm where the usual image has
 * them.
 */
function rootfs(progress: (line: string) => void): string {
  const folder = join(cache, "rootfs")
  if (existsSync(join(folder, "usr/local/bin/npm"))) return folder
  progress("a base from Debian's packages is made; it is kept for the next time")
  const making = join(cache, "making")
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  execFileSync("debootstrap", ["--variant=minbase", `--include=${packages}`, "bookworm", making], {
    stdio: ["ignore", "ignore", "pipe"],
    maxBuffer: 1 << 26,
  })
  rmSync(join(making, "var/cache/apt/archives"), { recursive: true, force: true })
  mkdirSync(join(making, "usr/local/lib/node_modules"), { recursive: true })
  cpSync(process.execPath, join(making, "usr/local/bin/node"), { dereference: true })
  const npm = resolve(realpathSync(execFileSync("which", ["npm"], { encoding: "utf8" }).trim()), "../..")
  cpSync(npm, join(making, "usr/local/lib/node_modules/npm"), { recursive: true })
  execFileSync("chroot", [making, "useradd", "--uid", "1000", "--create-home", "node"])
  writeFileSync(join(making, "usr/local/bin/postgres-entry"), postgresEntry, { mode: 0o755 })
  // Whom this machine trusts, the build may trust as well
  cpSync("/etc/ssl/certs/ca-certificates.crt", join(making, "etc/ssl/certs/ca-certificates.crt"))
  execFileSync("ln", ["-s", "../lib/node_modules/npm/bin/npm-cli.js", join(making, "usr/local/bin/npm")])
  renameSync(making, folder)
  return folder
}

/** The base under all the names; each has the command that its usual image has. */
export async function makeBase(
  podman: Podman,
  folder: string,
  progress: (line: string) => void,
): Promise<void> {
  const tar = join(folder, "base.tar")
  execFileSync("tar", ["-C", rootfs(progress), "-cf", tar, "."], { maxBuffer: 1 << 26 })
  const certificates = "/etc/ssl/certs/ca-certificates.crt"
  await podman.run(
    "import",
    ...["--change", `ENV=NODE_EXTRA_CA_CERTS=${certificates}`],
    ...["--change", `ENV=npm_config_cafile=${certificates}`],
    ...[tar, "docker.io/library/node:24-slim"],
  )
  rmSync(tar)
  for (const [name, command] of Object.entries({
    "docker.io/library/postgres:15": ["postgres-entry"],
    "docker.io/library/redis:7": ["redis-server"],
    "docker.io/library/caddy:2": [
      "caddy",
      "run",
      "--config",
      "/etc/caddy/Caddyfile",
      "--adapter",
      "caddyfile",
    ],
    "docker.io/library/nginx:1": ["nginx", "-g", "daemon off;"],
  })) {
    const file = join(folder, "Containerfile.base")
    writeFileSync(file, `FROM docker.io/library/node:24-slim\nCMD ${JSON.stringify(command)}\n`)
    await podman.run("build", "--pull=never", "--format", "docker", "-t", name, "-f", file, folder)
  }
}

/**
 * The image as deploy/Containerfile says, from this working copy; with another version it is the
 * next one.
 */
export async function buildGenepool(podman: Podman): Promise<void> {
  await podman.run(
    ...["build", "--pull=never", "--format", "docker", "-f", join(workspace, "deploy/Containerfile")],
    ...["--ignorefile", join(workspace, "deploy/containerignore"), "-t", "genepool", workspace],
  )
}

export async function buildNext(podman: Podman, folder: string, version: string): Promise<void> {
  const file = join(folder, "Containerfile.next")
  writeFileSync(
    file,
    `FROM localhost/genepool\nUSER root\nRUN sed -i 's/"version": "[^"]*"/"version": "${version}"/' server/package.json\nUSER node\n`,
  )
  await podman.run("build", "--pull=never", "--format", "docker", "-t", "genepool:next", "-f", file, folder)
}
