import { roundToTenth } from './path'

/** Rocks as geological surveys draw them. `hatch` marks the ore. */
export type Rock = 'sand' | 'shale' | 'lime' | 'gran' | 'tuff' | 'cong' | 'coal' | 'hatch'

/** The rocks in the order of the legend; the ore is not among them. */
export const rocks: readonly Rock[] = ['sand', 'shale', 'lime', 'gran', 'tuff', 'cong', 'coal']

export type Ink = { colour: string; opacity: number; scale?: number; width?: number }

type Tile = { width: number; height: number; draw: (size: (n: number) => number, colour: string) => string }

const grains: [number, number][] = [
  [4, 4],
  [15, 13],
  [11, 2.5],
  [20, 8],
  [7, 11],
]

const tiles: Record<Rock, Tile> = {
  sand: {
    width: 22,
    height: 18,
    draw: (s, colour) =>
      grains
        .map(([x, y]) => `<circle cx="${s(x)}" cy="${s(y)}" r="${s(0.9)}" fill="${colour}" stroke="none"/>`)
        .join(''),
  },
  shale: {
    width: 34,
    height: 12,
    draw: (s) => `<path d="M${s(2)} ${s(3)}H${s(18)}M${s(20)} ${s(9)}H${s(33)}"/>`,
  },
  lime: {
    width: 40,
    height: 24,
    draw: (s) =>
      `<path d="M0 0.6H${s(40)}M0 ${s(12)}H${s(40)}M${s(8)} 0V${s(12)}M${s(28)} ${s(12)}V${s(24)}"/>`,
  },
  gran: {
    width: 26,
    height: 26,
    draw: (s) =>
      `<path d="M${s(4)} ${s(7)}h${s(6)}M${s(7)} ${s(4)}v${s(6)}M${s(17)} ${s(20)}h${s(6)}M${s(20)} ${s(17)}v${s(6)}"/>`,
  },
  tuff: {
    width: 24,
    height: 20,
    draw: (s) =>
      `<path d="M${s(3)} ${s(7)}l${s(4)} ${s(-4)}l${s(4)} ${s(4)}M${s(14)} ${s(17)}l${s(4)} ${s(-4)}l${s(4)} ${s(4)}"/>`,
  },
  cong: {
    width: 34,
    height: 26,
    draw: (s) =>
      `<ellipse cx="${s(8)}" cy="${s(8)}" rx="${s(4.5)}" ry="${s(3)}"/>` +
      `<ellipse cx="${s(25)}" cy="${s(19)}" rx="${s(5.5)}" ry="${s(3.6)}"/>` +
      `<circle cx="${s(23)}" cy="${s(6)}" r="${s(1.8)}"/>`,
  },
  coal: { width: 10, height: 7, draw: (s) => `<path d="M0 ${s(2)}H${s(10)}M0 ${s(5.4)}H${s(10)}"/>` },
  hatch: { width: 9, height: 9, draw: (s) => `<path d="M0 ${s(9)}L${s(9)} 0"/>` },
}

/**
 * An SVG `<pattern>` of the rock; `scale` 1 is the size that surveys use, `width` the stroke's in picture
 * units. The opacity belongs to the strokes, because one on the painted shape costs the renderer a layer of
 * the whole picture.
 */
export function rockPattern(id: string, rock: Rock, ink: Ink): string {
  const { colour, opacity, scale = 1, width: strokeWidth = 1.2 } = ink
  const size = (n: number) => roundToTenth(n * scale)
  const { width, height, draw } = tiles[rock]
  return (
    `<pattern id="${id}" width="${size(width)}" height="${size(height)}" patternUnits="userSpaceOnUse">` +
    `<g fill="none" stroke="${colour}" stroke-width="${strokeWidth}" stroke-linecap="round" ` +
    `fill-opacity="${opacity}" stroke-opacity="${opacity}">${draw(size, colour)}</g></pattern>`
  )
}
