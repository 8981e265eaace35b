// Who is asking, and whether they ask too often.

import type { Operator, OperatorRole, Player } from "@genepool/wire"
import type { FastifyRequest } from "fastify"
import { networkOf } from "../address.ts"
import type { Budget, Limits } from "../limits.ts"
import type { Sanctions } from "../operators/sanctions.ts"
import type { Terminal } from "../operators/terminal.ts"
import { handleOf } from "../people/name.ts"
import type { People, Proof } from "../people/people.ts"
import { Problem } from "../problem.ts"
import { hashOf } from "../secrets.ts"

/** Lines of a journal, or choices of a log, that cost as much to tell as another request. */
export const linesPerRead = 100
/** Tables on a list that do. */
export const tablesPerRead = 20
/** Requests that an old game costs which has to be read in and played through for one. */
const requestsPerOldGame = 10

declare module "fastify" {
  interface FastifyRequest {
    visit: Visit | null
  }
}

/** What is known of a request before and after its body was read. */
interface Visit {
  /**
   * What it came with, and what that proves: read once. Whether it still holds is asked each time.
   */
  readonly cookie: string | undefined
  readonly proof: Proof | null
  readonly network: string
  /** Who has been asked and counted already. */
  counted: { readonly budget: Budget; readonly player: Player | null } | null
}

export class Guard {
  private readonly people: People
  private readonly limits: Limits
  private readonly sanctions: Sanctions
  private readonly terminal: Terminal
  constructor(people: People, limits: Limits, sanctions: Sanctions, terminal: Terminal) {
    this.people = people
    this.limits = limits
    this.sanctions = sanctions
    this.terminal = terminal
  }

  /** Whoever it is, or null for a stranger. */
  async who(request: FastifyRequest, budget: Budget = "read"): Promise<Player | null> {
    const visit = this.visitOf(request)
    if (visit.counted?.budget === budget) return visit.counted.player
    const { proof, network } = visit
    const player = (proof && this.people.known(proof)) ?? (await this.people.who(request.headers, proof))
    if (player !== null) this.limits.takeForAll(budget, network)
    if (!this.limits.unlimited) await this.limits.take(budget, player?.id ?? network)
    visit.counted = { budget, player }
    return player
  }

  private visitOf(request: FastifyRequest): Visit {
    const { visit, headers } = request
    // A cookie from before may have been exchanged for one of now
    if (visit !== null && visit.cookie === headers.cookie) return visit
    const proof = this.people.proofOf(headers)
    const begun = { cookie: headers.cookie, proof, network: networkOf(request.ip), counted: null }
    request.visit = begun
    return begun
  }

  /** What the request costs beyond the one it was counted for, known before the answer is made. */
  charge(request: FastifyRequest, more: number): void {
    const { counted, network } = this.visitOf(request)
    if (counted === null || more < 1) return
    this.limits.charge(counted.budget, counted.player?.id ?? null, network, Math.floor(more))
  }

  /** An old game was read in for the request, whatever else came of it. */
  chargeForReading(request: FastifyRequest): void {
    const { proof, network } = this.visitOf(request)
    this.limits.charge("address", null, network, requestsPerOldGame)
    const player = proof && this.people.known(proof)
    if (player !== null) this.limits.charge("person", player.id, network, requestsPerOldGame)
  }

  /** For what others notice. Throws Problem `signInFirst` or `banned`. */
  async player(request: FastifyRequest, budget: Budget = "write"): Promise<Player> {
    const player = await this.somebody(request, budget)
    if (budget !== "read") this.sanctions.mustBeWelcome(player, request.ip)
    return player
  }

  private async somebody(request: FastifyRequest, budget: Budget): Promise<Player> {
    const player = await this.who(request, budget)
    if (player === null)
      throw new Problem(
        "signInFirst",
        "Nobody is signed in.",
        "Say who you are first: POST /api/v1/me/guest.",
      )
    return player
  }

  /**
   * A person, not a program with a key: for what concerns the account itself, which is theirs
   * though they be banned.
   */
  async person(request: FastifyRequest, budget: Budget = "write"): Promise<Player> {
    const player = await this.somebody(request, budget)
    if (player.kind === "bot")
      throw new Problem("notYours", "A bot account cannot do this.", "Sign in as a person.")
    return player
  }

  /**
   * Somebody who may look after others: by a role that they have now, or by the server's own
   * secret. Throws Problem `notYours`.
   */
  async operator(request: FastifyRequest, least: OperatorRole): Promise<Operator> {
    const { method, url, headers } = request
    const name = this.terminal.who(headers.authorization, method, url)
    if (name !== null) return { role: "operator", name, terminal: true }
    const player = await this.person(request, method === "GET" ? "read" : "write")
    this.sanctions.mustBeWelcome(player, request.ip)
    const role = await this.people.roleOf(player)
    if (role === "operator" || (role === "moderator" && least === "moderator"))
      return { role, name: player.name, terminal: false }
    throw new Problem("notYours", `Only ${least}s can do this.`, "Ask the server's operator.")
  }

  /** Before somebody new comes in, as a guest or with an account. */
  async newcomer(request: FastifyRequest): Promise<void> {
    await this.door(request)
    this.sanctions.mustComeFromElsewhere(request.ip)
  }

  /** Counted by address: nobody is signed in at the door. */
  door(request: FastifyRequest): Promise<void> {
    return this.limits.take("door", networkOf(request.ip))
  }

  /**
   * Before a password or a code is tried for a name, whether there is such a name or not. From
   * elsewhere its tries can be used up by others; a device from which somebody came in by it before
   * has its own.
   */
  async tries(request: FastifyRequest, name: string): Promise<void> {
    await this.door(request)
    const account = hashOf(handleOf(name)).slice(0, 32)
    const device = this.people.familiarDevice(name, request.headers.cookie)
    await this.limits.take("tries", `${account} ${device ?? networkOf(request.ip)}`)
    if (device === null) await this.limits.take("strangers", account)
  }

  /**
   * The same by somebody who is signed in, for what asks for the password once more: nobody else
   * can use that up.
   */
  async ownTries(request: FastifyRequest, player: Player): Promise<void> {
    await this.door(request)
    await this.limits.take("tries", player.id)
  }

  /**
   * Everything is counted once before anything of it is read: by address, and by whom it is from
   * where that is known.
   */
  gate(request: FastifyRequest): void {
    const { proof, network } = this.visitOf(request)
    this.limits.takeHere("address", network)
    const player = proof && this.people.known(proof)
    if (player !== null) this.limits.takeHere("person", player.id)
  }
}
