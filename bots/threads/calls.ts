// Questions to a thread, and its answers: a worker of Node or of the browser, either way. Each
// question has a number, and the answer names it; what a thread says without being asked has none.

/** One end of a channel; what a worker and its owner have of each other. */
export interface Channel {
  post(message: unknown): void
  listen(hear: (message: unknown) => void): void
}

/** A thread as its owner holds it. */
export interface Thread extends Channel {
  /** It broke down, or never started. */
  broken(hear: () => void): void
  end(): void
}

interface Asked {
  readonly key: number
  readonly ask: unknown
}

type Answered =
  | { readonly key: number; readonly answer: unknown }
  | { readonly key: number; readonly failed: string }

/** The inside of a thread: answers what its owner asks. */
export function answerCalls<Ask, Answer>(owner: Channel, answer: (ask: Ask) => Promise<Answer>): void {
  owner.listen((message) => {
    const { key, ask } = message as Asked
    answer(ask as Ask).then(
      (answer) => owner.post({ key, answer } satisfies Answered),
      (error: unknown) =>
        owner.post({
          key,
          failed: error instanceof Error ? error.message : String(error),
        } satisfies Answered),
    )
  })
}

export class Calls<Ask, Answer, Unasked = never> {
  private readonly thread: Thread
  private readonly open = new Map<number, PromiseWithResolvers<Answer>>()
  private next = 0
  private isBroken = false

  constructor(thread: Thread, unasked: (message: Unasked) => void = () => undefined) {
    this.thread = thread
    thread.listen((message) => {
      if ("key" in (message as object)) this.hear(message as Answered)
      else unasked(message as Unasked)
    })
    thread.broken(() => {
      this.isBroken = true
      this.giveUp("the thread broke down")
    })
  }

  /** How many questions wait for an answer. */
  get load(): number {
    return this.open.size
  }

  ask(ask: Ask): Promise<Answer> {
    if (this.isBroken) return Promise.reject(new Error("the thread broke down"))
    const key = this.next++
    const waiting = Promise.withResolvers<Answer>()
    this.open.set(key, waiting)
    this.thread.post({ key, ask } satisfies Asked)
    return waiting.promise
  }

  end(): void {
    this.thread.end()
    this.giveUp("the thread was ended")
  }

  private giveUp(why: string): void {
    for (const { reject } of this.open.values()) reject(new Error(why))
    this.open.clear()
  }

  private hear(answered: Answered): void {
    const waiting = this.open.get(answered.key)
    this.open.delete(answered.key)
    if ("failed" in answered) waiting?.reject(new Error(answered.failed))
    else waiting?.resolve(answered.answer as Answer)
  }
}
