// Where things lie on the board, in units of its drawing

export const size = 328
export const cellSize = 92
const margin = 14
const gap = 12

export interface Point {
  readonly x: number
  readonly y: number
}

export function centreOf(cell: number): Point {
  const along = (n: number) => margin + n * (cellSize + gap) + cellSize / 2
  return { x: along(cell % 3), y: along(Math.floor(cell / 3)) }
}

/** The cell that an arrow key leads to; the edge holds. */
export function neighbour(cell: number, key: string): number | null {
  const column = cell % 3
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? cell - 1 : cell
    case "ArrowRight":
      return column < 2 ? cell + 1 : cell
    case "ArrowUp":
      return cell >= 3 ? cell - 3 : cell
    case "ArrowDown":
      return cell < 6 ? cell + 3 : cell
    default:
      return null
  }
}

/**
 * A double helix from one cell to another and a little beyond: two strands and the rungs between
 * them.
 */
export function helix(from: Point, to: Point): { strands: [string, string]; rungs: string } {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const beyond = 34
  const turns = Math.round(length / 52)
  const steps = turns * 12
  const at = (step: number, side: 1 | -1): string => {
    const way = (step / steps) * (length + 2 * beyond) - beyond
    const swing = side * 9 * Math.sin((step / steps) * turns * Math.PI)
    const x = from.x + along.x * way - along.y * swing
    const y = from.y + along.y * way + along.x * swing
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const strand = (side: 1 | -1) =>
    `M${Array.from({ length: steps + 1 }, (_, step) => at(step, side)).join("L")}`
  const between = Array.from({ length: steps }, (_, step) => step).filter(
    (step) => (step % 12) % 3 === 0 && step % 12 > 0,
  )
  return {
    strands: [strand(1), strand(-1)],
    rungs: between.map((step) => `M${at(step, 1)}L${at(step, -1)}`).join(""),
  }
}
