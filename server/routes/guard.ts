// Who is asking, and whether they ask too often.
import type { FastifyRequest } from "fastify"
import type { Budget, Limits } from "../limits.ts"
import type { People, Player } from "../people/people.ts"
import { Problem } from "../problem.ts"

export class Guard {
  private readonly people: People
  private readonly limits: Limits

  constructor(people: People, limits: Limits) {
    this.people = people
    this.limits = limits
  }

  /** Whoever it is, or null for a stranger. */
  async who(request: FastifyRequest, budget: Budget = "read"): Promise<Player | null> {
    const { cookie, authorization } = request.headers
    const player = await this.people.who({ cookie, authorization })
    await this.limits.take(budget, player?.id ?? request.ip)
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
    return this.limits.take("door", request.ip)
  }
}
