export const dialSize = 640

const centre = dialSize / 2
const ringRadius = centre - dialSize * 0.045
const innerRadius = ringRadius - dialSize * 0.055
export const ringWidth = dialSize * 0.024
export const contourCount = 20

const pointsOfContour = 96
const roundToTenth = (value: number) => Math.round(value * 10) / 10

/**
 * The SVG coordinates of a point on a circle around the middle of the dial. 0 degrees is at the top, and
 * degrees run clockwise.
 */
function circlePoint(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${roundToTenth(centre + radius * Math.cos(angle))} ${roundToTenth(centre + radius * Math.sin(angle))}`
}

// The waves of a contour: how many go around the dial, their height as a share of the inner radius, their
// turn from one contour to the next, and their phase in the outermost contour.
const waves = [
  { count: 2, height: 0.055, turn: 0.07, from: 0.4 },
  { count: 3, height: 0.045, turn: -0.09, from: 2.1 },
  { count: 5, height: 0.026, turn: 0.12, from: 4.4 },
  { count: 9, height: 0.014, turn: -0.16, from: 1.2 },
  { count: 14, height: 0.008, turn: 0.2, from: 5.3 },
] as const

/**
 * The distance of a contour from the middle of the dial. The relief is nearly even at the rim and rougher
 * towards the middle.
 * @param level the number of the contour; 0 is the outermost
 */
export function contourRadius(level: number, degrees: number): number {
  const climb = level / contourCount
  const angle = (degrees * Math.PI) / 180
  const relief = waves.reduce(
    (sum, { count, height, turn, from }) => sum + height * Math.sin(count * angle + from + level * turn),
    0,
  )
  return innerRadius * (0.975 - 0.56 * climb + relief * Math.min(1, climb * 2.2 + 0.12))
}

function contourPath(level: number): string {
  const points = Array.from({ length: pointsOfContour }, (_, at) => {
    const degrees = (at * 360) / pointsOfContour
    return circlePoint(contourRadius(level, degrees), degrees)
  })
  return `M${points.join('L')}Z`
}

/** The part of the ring that the percentage fills, clockwise from the top. */
function arcPath(percent: number): string {
  if (percent <= 0) return ''
  const end = Math.min(359.99, percent * 3.6)
  return `M${circlePoint(ringRadius, 0)}A${ringRadius} ${ringRadius} 0 ${end > 180 ? 1 : 0} 1 ${circlePoint(ringRadius, end)}`
}

/**
 * The strokes inside the ring, one for each per cent; every tenth is the longest. Strokes of the same colour
 * and thickness share one path.
 */
function tickPaths(percent: number): { reached: boolean; major: boolean; path: string }[] {
  const start = innerRadius + dialSize * 0.006
  const groups = [true, false].flatMap((isReached) =>
    [true, false].map((major) => ({ reached: isReached, major, path: '' })),
  )
  for (let tick = 0; tick < 100; tick++) {
    const length = tick % 10 === 0 ? 0.021 : tick % 5 === 0 ? 0.014 : 0.007
    const group = groups.find(
      ({ reached, major }) => reached === tick <= percent && major === (tick % 10 === 0),
    )
    if (group)
      group.path += `M${circlePoint(start, tick * 3.6)}L${circlePoint(start + dialSize * length, tick * 3.6)}`
  }
  return groups.filter(({ path }) => path !== '')
}

/** The shapes of a dial: the ring shows the percentage, and about the same share of the contours is lit. */
export function dialGeometry(percent: number) {
  const lit = Math.round((Math.min(100, Math.max(0, percent)) / 100) * contourCount)
  return {
    arc: arcPath(percent),
    ring: { centre, radius: ringRadius },
    ticks: tickPaths(percent),
    contours: Array.from({ length: contourCount }, (_, level) => ({
      lit: level < lit,
      path: contourPath(level),
    })),
  }
}
