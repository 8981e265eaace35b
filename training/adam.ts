// One step of learning: how far each weight moves, by what was asked of it lately.

/** What Adam keeps in mind of the steps so far. */
export class Adam {
  private readonly first: Float32Array
  private readonly second: Float32Array
  private steps = 0

  constructor(weights: number) {
    this.first = new Float32Array(weights)
    this.second = new Float32Array(weights)
  }

  /** Weights that nothing is asked of fade. */
  step(weights: Float32Array, gradient: Float32Array, rate: number): void {
    const { first, second } = this
    this.steps++
    const firstScale = 1 / (1 - 0.9 ** this.steps)
    const secondScale = 1 / (1 - 0.999 ** this.steps)
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i] as number
      const m = 0.9 * (first[i] as number) + 0.1 * g
      const v = 0.999 * (second[i] as number) + 0.001 * g * g
      first[i] = m
      second[i] = v
      const move = (m * firstScale) / (Math.sqrt(v * secondScale) + 1e-8)
      weights[i] = (weights[i] as number) * (1 - 0.01 * rate) - rate * move
    }
  }
}
