// Who is asking, and whether they ask too often.
import type { FastifyRequest } from "fastify"
import { networkOf } from "../address.ts"
import type { Budget, Limits } from "../limits.ts"
import type { People, Player } from "../people/people.ts"
import { Problem } from "../problem.ts"

export class Guard {
  private readonly people: People
  private readonly limits: Limits
  /** Who has been asked and counted already, before the body was read. */
  private readonly counted = new WeakMap<FastifyRequest, { budget: Budget; player: Player | null }>()

  constructor(people: People, limits: Limits) {
    this.people = people
    this.limits = limits
  }

  /** Whoever it is, or null for a stranger. */
  async who(request: FastifyRequest, budget: Budget = "read"): Promise<Player | null> {
    const before = this.counted.get(request)
    if (before?.budget === budget) return before.player
    const { cookie, authorization } = request.headers
    const player = await this.people.who({ cookie, authorization })
    await this.limits.take(budget, player?.id ?? networkOf(request.ip))
    this.counted.set(request, { budget, player })
    return player
  }

  /** Throws Problem `signInFirst`. */
  async player(request: FastifyRequest, budget: Budget = "write"): Promise<Player> {
    const player = await this.who(request, budget)
    if (player === null)
      throw new Problem(
        "signInFirst",
        "Nobody is signed in.",
        "Say who you are first: POST /api/v1/me/guest.",
      )
    return player
  }

  /** A person, not a program with a key: for what concerns the account itself. */
  async person(request: FastifyRequest, budget: Budget = "write"): Promise<Player> {
    const player = await this.player(request, budget)
    if (player.kind === "bot")
      throw new Problem("notYours", "A bot account cannot do this.", "Sign in as a person.")
    return player
  }

  /** Counted by address: nobody is signed in at the door. */
  door(request: FastifyRequest): Promise<void> {
    return this.limits.take("door", networkOf(request.ip))
  }

  /** Everything is counted once before anything of it is read: by address, and by whom it is from where that is known. */
  gate(request: FastifyRequest): void {
    this.limits.takeHere("address", networkOf(request.ip))
    const { cookie, authorization } = request.headers
    const player = this.people.known({ cookie, authorization })
    if (player !== null) this.limits.takeHere("person", player.id)
  }
}
