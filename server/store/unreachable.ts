// Why PostgreSQL does not let a node in, in one sentence that names the setting, the place and what
// to do.
import { StoreProblem } from "./trouble.ts"

interface Where {
  /** Host and port, as somebody would look for them. */
  readonly at: string
  readonly role: string
  readonly database: string
}

const byCode: { readonly [code: string]: (where: Where) => string } = {
  ECONNREFUSED: ({ at }) => `nothing listens at ${at}. Start PostgreSQL there, or correct the address.`,
  ENOTFOUND: ({ at }) => `there is no host ${at}. Correct the name, or look at the DNS of this machine.`,
  EAI_AGAIN: ({ at }) => `the name of ${at} cannot be looked up now. Look at the DNS of this machine.`,
  ETIMEDOUT: ({ at }) => `${at} does not answer. Look at the network and its firewalls.`,
  EHOSTUNREACH: ({ at }) => `there is no way to ${at}. Look at the network and its firewalls.`,
  ENETUNREACH: ({ at }) => `there is no way to ${at}. Look at the network and its firewalls.`,
  ENOENT: ({ at }) => `there is no socket for ${at}. Start PostgreSQL, or correct the address.`,
  ECONNRESET: ({ at }) => `${at} ends the connection. See that it is PostgreSQL, and its log.`,
  "28P01": ({ at, role }) =>
    `PostgreSQL at ${at} does not take the password of the role ${role}. Correct it in the address.`,
  "28000": ({ at, role, database }) =>
    `PostgreSQL at ${at} does not let the role ${role} into ${database}. Make the role, or allow it in pg_hba.conf.`,
  "3D000": ({ at, role, database }) =>
    `PostgreSQL at ${at} has no database ${database}. Make it, as its administrator: createdb --owner=${role} ${database}`,
  "42501": ({ at, role, database }) =>
    `the role ${role} may make no tables in ${database} at ${at}. Give it the database: alter database ${database} owner to ${role}`,
  "53300": ({ at }) =>
    `PostgreSQL at ${at} has no connection left. Raise its max_connections, or lower GENEPOOL_DATABASE_CONNECTIONS.`,
  "57P03": ({ at }) => `PostgreSQL at ${at} is just starting. Try again in a moment.`,
}

/** The driver's own words have no code. */
const byWords: readonly (readonly [RegExp, (where: Where) => string])[] = [
  [
    /password must be a (non-empty )?string/,
    ({ at, role }) => `PostgreSQL at ${at} wants a password of the role ${role}. Add it to the address.`,
  ],
  [
    /timeout exceeded|connection timeout/,
    ({ at }) => byCode.ETIMEDOUT?.({ at, role: "", database: "" }) ?? "",
  ],
  [
    /does not support SSL/,
    ({ at }) => `PostgreSQL at ${at} speaks no TLS. Leave sslmode out of the address.`,
  ],
  [
    /certificate/,
    ({ at }) =>
      `the certificate of ${at} is not trusted. Give its authority: NODE_EXTRA_CA_CERTS=/path/ca.pem`,
  ],
  [/Connection terminated/, ({ at }) => `${at} ends the connection. See that it is PostgreSQL, and its log.`],
]

/** Null for what is not about getting in. */
export function unreachable(url: string, error: unknown): StoreProblem | null {
  const cause = rootOf(error)
  const { code } = cause as { code?: string }
  const where = whereOf(url)
  const told =
    (code === undefined ? undefined : byCode[code]) ??
    byWords.find(([words]) => words.test(cause.message))?.[1]
  return told === undefined ? null : new StoreProblem(`DATABASE_URL: ${told(where)}`, { cause: error })
}

/** Never the password. */
function whereOf(url: string): Where {
  const { hostname, port, username, pathname, searchParams } = new URL(url)
  const role = decodeURIComponent(username) || process.env.PGUSER || "of this system's user"
  const host = searchParams.get("host") ?? (hostname || "localhost")
  return {
    at: `${host}:${port || 5432}`,
    role,
    database: decodeURIComponent(pathname.slice(1)) || role,
  }
}

const rootOf = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error(String(error))
  return error.cause instanceof Error ? rootOf(error.cause) : error
}
