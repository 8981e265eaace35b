// Who is asking, and whether they ask too often.

import type { Operator, OperatorRole, Player } from "@genepool/wire"
import type { FastifyRequest } from "fastify"
import { networkOf } from "../address.ts"
import type { Budget, Limits } from "../limits.ts"
import type { Sanctions } from "../operators/sanctions.ts"
import type { Terminal } from "../operators/terminal.ts"
import { handleOf } from "../people/name.ts"
import type { People } from "../people/people.ts"
import { Problem } from "../problem.ts"
import { hashOf } from "../secrets.ts"

/** Lines of a journal, or choices of a log, that cost as much to tell as another request. */
export const linesPerRead = 100
/** Tables on a list that do. */
export const tablesPerRead = 20

export class Guard {
  private readonly people: People
  private readonly limits: Limits
  private readonly sanctions: Sanctions
  private readonly terminal: Terminal
  /** Who has been asked and counted already, before the body was read. */
  private readonly counted = new WeakMap<FastifyRequest, { budget: Budget; player: Player | null }>()

  constructor(people: People, limits: Limits, sanctions: Sanctions, terminal: Terminal) {
    this.people = people
    this.limits = limits
    this.sanctions = sanctions
    this.terminal = terminal
  }

  /** Whoever it is, or null for a stranger. */
  async who(request: FastifyRequest, budget: Budget = "read"): Promise<Player | null> {
    const before = this.counted.get(request)
    if (before?.budget === budget) return before.player
    const { cookie, authorization } = request.headers
    const player = await this.people.who({ cookie, authorization })
    const network = networkOf(request.ip)
    if (player !== null) this.limits.takeForAll(budget, network)
    await this.limits.take(budget, player?.id ?? network)
    this.counted.set(request, { budget, player })
    return player
  }

  /** What the request costs beyond the one it was counted for, known before the answer is made. */
  charge(request: FastifyRequest, more: number): void {
    const counted = this.counted.get(request)
    if (counted === undefined || more < 1) return
    const network = networkOf(request.ip)
    this.limits.charge(counted.budget, counted.player?.id ?? null, network, Math.floor(more))
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

  /** A person, not a program with a key: for what concerns the account itself, which is theirs though they be banned. */
  async person(request: FastifyRequest, budget: Budget = "write"): Promise<Player> {
    const player = await this.somebody(request, budget)
    if (player.kind === "bot")
      throw new Problem("notYours", "A bot account cannot do this.", "Sign in as a person.")
    return player
  }

  /** Somebody who may look after others: by a role that they have now, or by the server's own secret. Throws Problem `notYours`. */
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
   * Before a password or a code is tried for a name, whether there is such a name or not. From elsewhere its tries can be
   * used up by others; a device from which somebody came in by it before has its own.
   */
  async tries(request: FastifyRequest, name: string): Promise<void> {
    await this.door(request)
    const account = hashOf(handleOf(name)).slice(0, 32)
    const device = this.people.familiarDevice(name, request.headers.cookie)
    await this.limits.take("tries", `${account} ${device ?? networkOf(request.ip)}`)
    if (device === null) await this.limits.take("strangers", account)
  }

  /** The same by somebody who is signed in, for what asks for the password once more: nobody else can use that up. */
  async ownTries(request: FastifyRequest, player: Player): Promise<void> {
    await this.door(request)
    await this.limits.take("tries", player.id)
  }

  /** Everything is counted once before anything of it is read: by address, and by whom it is from where that is known. */
  gate(request: FastifyRequest): void {
    this.limits.takeHere("address", networkOf(request.ip))
    const { cookie, authorization } = request.headers
    const player = this.people.known({ cookie, authorization })
    if (player !== null) this.limits.takeHere("person", player.id)
  }
}
