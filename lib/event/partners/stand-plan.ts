import type { Stand } from './schema'

const code = /^(\p{L}{1,2})[-–\s]?(\d{1,4})$/u
/** The fewest exhibitors with a readable stand for which there is a plan. */
const exhibitorsMin = 5
const columnsMax = 8
const planWidth = 320
const gap = 4
const placeHeight = 30
const aisleHeight = 18

type Place = { code: string; x: number; y: number; stands: readonly Stand[] }
/** A plan of the stands in units of its picture; a place without stands is free. */
export type StandPlan = {
  width: number
  height: number
  placeWidth: number
  placeHeight: number
  places: Place[]
}

/** Reads the codes of a stand, such as «B-12» or «B-12, B-13»; what is none is left out. */
function readStandCodes(stand: string): { row: string; number: number }[] {
  return stand.split(/[,;+]/).flatMap((part) => {
    const [, row, number] = code.exec(part.trim().toUpperCase()) ?? []
    return row === undefined || number === undefined ? [] : [{ row, number: Number(number) }]
  })
}

/** Lists the numbers of a row: also the free ones between its ends, unless most would be free. */
function numbersOfRow(takenNumbers: readonly number[]): number[] {
  const numbers = takenNumbers.toSorted((one, other) => one - other)
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  const count = last - first + 1
  return count > 2 * numbers.length ? numbers : Array.from({ length: count }, (_, at) => first + at)
}

/**
 * Places the stands by their codes: a letter is a row, a number a place in it. A long row takes several lines.
 * @returns null when too few exhibitors have a readable code
 */
export function standPlan(stands: readonly Stand[]): StandPlan | null {
  const rows = new Map<string, Map<number, Stand[]>>()
  const placedIds = new Set<number>()
  for (const stand of stands)
    for (const { row, number } of readStandCodes(stand.stand)) {
      const places = rows.get(row) ?? new Map<number, Stand[]>()
      rows.set(row, places.set(number, [...(places.get(number) ?? []), stand]))
      placedIds.add(stand.id)
    }
  if (placedIds.size < exhibitorsMin) return null
  const sortedRows = [...rows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([row, places]) => ({ row, places, numbers: numbersOfRow([...places.keys()]) }))
  const longest = Math.max(...sortedRows.map(({ numbers }) => numbers.length))
  const columns = Math.ceil(longest / Math.ceil(longest / columnsMax))
  const step = planWidth / columns
  const places: Place[] = []
  let top = 0
  for (const { row, places: takenPlaces, numbers } of sortedRows) {
    for (const [at, number] of numbers.entries())
      places.push({
        code: `${row}-${String(number).padStart(2, '0')}`,
        x: Math.round((at % columns) * step),
        y: top + Math.floor(at / columns) * (placeHeight + gap),
        stands: takenPlaces.get(number) ?? [],
      })
    top += Math.ceil(numbers.length / columns) * (placeHeight + gap) + aisleHeight
  }
  return {
    ...{ width: planWidth, height: top - aisleHeight, placeWidth: Math.floor(step) - gap, placeHeight },
    places,
  }
}
