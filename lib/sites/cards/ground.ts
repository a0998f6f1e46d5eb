import type { SiteKey } from '@/lib/platform/site/sites'

/** The colours and the mark of a site's card. */
export type Ground = {
  deep: string
  text: string
  textQuiet: string
  /** The colours of the layers of rock, from the surface down. */
  layers: readonly [string, string, string]
  ore: string
  contour: string
  mark: string
}

const text = '#f2f5f3'

const associationMark =
  '<path d="M2 25 12.5 7.5 22 21l9.5-13.5L42 25" stroke="#8fb6df" stroke-width="3.4" stroke-linejoin="bevel"/><path d="M2 31.2c6.5-2.6 13.5 1.6 20 0s13.5-2.4 20 0" stroke="#d8865a" stroke-width="3"/><path d="M2 38.2c6.5-2.6 13.5 1.6 20 0s13.5-2.4 20 0" stroke="#8fb6df" stroke-width="3"/>'
const eventMark =
  '<g stroke="#d8865a" stroke-width="2.6"><path d="M19 3C29 .5 37 5 40.5 12.5c3.5 8-.5 15.5-4 21.5C32.500 40.500 23 42.500 15 40 6 37 1.800 29.500 3 20.500 4 12 10 5.200 19 3Z"/><path d="M20.500 10.500c6.500-1.500 11.500 1 13.500 6 2.200 5.500-.8 10-3.500 13.500-3 3.800-8.500 5-13 3C12 30.800 9.500 26 10.500 20.500c1-5.500 4.500-8.800 10-10Z"/></g><path d="M22 17.500c3.500-.8 6 .8 6.500 3.500.6 3-1.200 6-4.500 7-3.200.9-6.200-.4-6.800-3.500-.6-3.200 1.400-6.200 4.800-7Z" fill="#45b0a4"/>'
const directoryMark =
  '<path d="M3 3h17v17H3z" fill="#f0b92e"/><path d="M25.500 4.500h14v14h-14zM3 27h17M3 33.500h17M3 40h17M24 41 41 24M24 31l7-7M34 41l7-7" stroke="#f2f5f3" stroke-width="3"/>'

export const grounds: Record<SiteKey, Ground> = {
  mm: {
    deep: '#0d2747',
    text,
    textQuiet: '#b9cde2',
    layers: ['#1b4f8c', '#163f70', '#113059'],
    ore: '#b95722',
    contour: '#2f74b8',
    mark: associationMark,
  },
  mw: {
    deep: '#190f0b',
    text,
    textQuiet: '#dfc3b2',
    layers: ['#7d3410', '#57260f', '#381a0d'],
    ore: '#1f7d74',
    contour: '#c4662f',
    mark: eventMark,
  },
  yp: {
    deep: '#1c1f1d',
    text,
    textQuiet: '#cfccb9',
    layers: ['#5d6058', '#464943', '#31342f'],
    ore: '#f0b92e',
    contour: '#9b9c8f',
    mark: directoryMark,
  },
}

/** Returns the upper edge of a layer across the card: a sum of two waves, shifted for each layer. */
function layerEdgePoints(y: number, layer: number, width: number): string {
  const points: string[] = []
  for (let x = 0; x <= width; x += 20) {
    const rise = 9 * Math.sin(x / 190 + layer * 1.9) + 4 * Math.sin(x / 71 + layer * 3.1)
    points.push(`${x} ${(y + rise).toFixed(1)}`)
  }
  return points.join('L')
}

/** Draws the layers of rock at the foot of the card, of which one is ore. */
export function strataSvg({ layers, ore }: Ground, width: number, height: number): string {
  const colours = [layers[0], layers[1], ore, layers[2]]
  const tops = [78, 54, 33, 22].map((fromFoot) => height - fromFoot)
  return colours
    .map((colour, at) => {
      const edge = layerEdgePoints(tops[at] ?? height, at, width)
      return `<path d="M${edge}L${width} ${height}L0 ${height}Z" fill="${colour}"/>`
    })
    .join('')
}

/** Draws contour lines around a point near the card's upper right corner. */
export function contoursSvg({ contour }: Ground, width: number): string {
  const rings = [150, 205, 262, 322, 384, 448].map((radius, ring) => {
    const points: string[] = []
    for (let degrees = 80; degrees <= 190; degrees += 4) {
      const angle = (degrees * Math.PI) / 180
      const reach =
        radius * (1 + 0.07 * Math.sin(angle * 3 + ring * 0.35) + 0.04 * Math.sin(angle * 7 + ring))
      const [x, y] = [width - 10 + Math.cos(angle) * reach * 1.12, -20 + Math.sin(angle) * reach]
      points.push(`${x.toFixed(1)} ${y.toFixed(1)}`)
    }
    return `<path d="M${points.join('L')}"/>`
  })
  return `<g fill="none" stroke="${contour}" stroke-width="2" opacity=".42">${rings.join('')}</g>`
}
