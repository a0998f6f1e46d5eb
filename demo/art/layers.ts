import type { Canvas } from './canvas'
import { closedBandPath, pathOf, roundToTenth, type Point } from './path'
import { layeredNoise } from './random'

type Edge = { left: Point[]; right: Point[] }

/** Bedded rock: the edges between the layers from the top down, and the fault that may cut them. */
export type Layers = { edges: Edge[]; fault: ((y: number) => number) | undefined }

/** How one layer is painted. */
export type LayerPaint = {
  fill: string
  pattern: string
  edge: string
  edgeWidth: number
}

type Bedding = {
  top: number
  bottom: number
  count: number
  amplitude: number
  frequency: number
  faulted: boolean
  /** The index of the ore layer, which is thin and even. */
  ore: number
}

/** Lays `count` layers between two depths; beyond the fault they are thrown down. */
export function createLayers(canvas: Canvas, bedding: Bedding): Layers {
  const { width, height, random, noise } = canvas
  const { top, bottom, count, amplitude, frequency, faulted, ore } = bedding
  const thicknesses = Array.from({ length: count }, (_, i) =>
    i === ore ? 0.42 + random() * 0.16 : 0.5 + random() * 1.1,
  )
  const total = thicknesses.reduce((sum, thickness) => sum + thickness, 0)
  const offset = random() * 50
  const faultX = faulted ? width * (0.56 + random() * 0.2) : Infinity
  const dip = faulted ? (0.22 + random() * 0.2) * (random() < 0.5 ? -1 : 1) : 0
  const throwDown = faulted ? height * (0.05 + random() * 0.05) : 0

  const edge = (t: number, down: number) => {
    const points: Point[] = []
    for (let x = -40; x <= width + 40; x += 10) {
      const folds =
        layeredNoise(noise, x * frequency + offset, t * 0.9, 3, 2, 0.4) * amplitude * (0.65 + 0.5 * t)
      const swell = Math.sin(x * frequency * 2.2 + t * 1.1 + offset) * amplitude * 0.3
      points.push([x, top + (bottom - top) * t + folds + swell + down])
    }
    return points
  }
  const edges: Edge[] = []
  let depth = 0
  for (let i = 0; i <= count; i++) {
    edges.push({ left: edge(depth / total, 0), right: edge(depth / total, throwDown) })
    depth += thicknesses[i] ?? 0
  }
  return { edges, fault: faulted ? (y) => faultX + (y - height / 2) * dip : undefined }
}

/**
 * Paints the layers, each side of the fault through a separate clip; `id` keeps the clips of one picture
 * apart.
 */
export function paintLayers(canvas: Canvas, layers: Layers, paints: LayerPaint[], id: string): string {
  const { width, height, definitions } = canvas
  const { edges, fault } = layers
  const renderSide = (of: (edge: Edge) => Point[]) => {
    let svg = ''
    edges.slice(0, -1).forEach((upper, i) => {
      const lower = edges[i + 1]
      const paint = paints[i % paints.length]
      if (!lower || !paint) return
      const shape = closedBandPath(of(upper), of(lower))
      svg +=
        `<path d="${shape}" fill="${paint.fill}"/>` +
        `<path d="${shape}" fill="url(#${paint.pattern})"/>` +
        `<path d="${pathOf(of(upper))}" fill="none" stroke="${paint.edge}" stroke-width="${paint.edgeWidth}" stroke-opacity=".8"/>`
    })
    return svg
  }
  if (!fault) return renderSide((edge) => edge.left)

  const cutPath = `L${roundToTenth(fault(-20))} -20L${roundToTenth(fault(height + 20))} ${height + 20}`
  definitions.push(
    `<clipPath id="${id}L"><path d="M-50 -20${cutPath}L-50 ${height + 20}Z"/></clipPath>`,
    `<clipPath id="${id}R"><path d="M${width + 50} -20${cutPath}L${width + 50} ${height + 20}Z"/></clipPath>`,
  )
  return (
    `<g clip-path="url(#${id}L)">${renderSide((edge) => edge.left)}</g>` +
    `<g clip-path="url(#${id}R)">${renderSide((edge) => edge.right)}</g>`
  )
}
