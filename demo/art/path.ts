import { contours } from 'd3-contour'

export type Point = readonly [x: number, y: number]

/** A value at each point of the picture. */
export type Field = (x: number, y: number) => number

/** One decimal is finer than any screen shows and halves the SVG. */
export const roundToTenth = (value: number) => Math.round(value * 10) / 10

/** SVG path data through the points, open. */
export function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${roundToTenth(x)} ${roundToTenth(y)}`).join('')
}

/** SVG path data of the shape between an upper edge and a lower one, closed. */
export function closedBandPath(upper: readonly Point[], lower: readonly Point[]): string {
  const back = [...lower].reverse()
  return pathOf(upper) + back.map(([x, y]) => `L${roundToTenth(x)} ${roundToTenth(y)}`).join('') + 'Z'
}

/** `count` values from one end to the other, both included. */
export function evenlySpaced(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))
}

/** The areas of a field above each threshold, low to high, as closed SVG path data. */
export function isolines(
  field: Field,
  width: number,
  height: number,
  thresholds: number[],
  cell = 8,
): string[] {
  const columns = Math.ceil(width / cell) + 3
  const rows = Math.ceil(height / cell) + 3
  const values = new Array<number>(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] = field((column - 1) * cell, (row - 1) * cell)
    }
  }
  const toCanvasPoint = ([x = 0, y = 0]: number[]): Point => [(x - 1.5) * cell, (y - 1.5) * cell]
  const areas = contours().size([columns, rows]).smooth(true).thresholds(thresholds)(values)
  return areas.map(({ coordinates }) =>
    coordinates.map((rings) => rings.map((ring) => pathOf(ring.map(toCanvasPoint)) + 'Z').join('')).join(''),
  )
}
