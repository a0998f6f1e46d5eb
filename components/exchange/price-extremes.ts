/** The average price of a day, or of a month; `at` is the day, or the first day of the month. */
export type PricePoint = { at: string; price: number }

export type PriceSummary = Record<'first' | 'last' | 'low' | 'high', PricePoint> & {
  /** The change from the first to the last price, in percent of the first. */
  change: number
}

const none: PricePoint = { at: '', price: 0 }

/** Returns the first, last, lowest and highest price, and the change from the first to the last. */
export function priceSummaryOf(points: readonly PricePoint[]): PriceSummary {
  const [first = none, ...rest] = points
  const last = points.at(-1) ?? none
  const low = rest.reduce((least, point) => (point.price < least.price ? point : least), first)
  const high = rest.reduce((most, point) => (point.price > most.price ? point : most), first)
  return { first, last, low, high, change: first.price === 0 ? 0 : (last.price / first.price - 1) * 100 }
}
