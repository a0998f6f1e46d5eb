/** A CSV file begins with a byte order mark: without it Excel breaks Cyrillic. */
export const csvStart = '\ufeff'

type Value = string | number | null

/**
 * Writes one value of a CSV file. A value that a spreadsheet would run as a formula gets an apostrophe before
 * it, so that it is shown as text.
 */
export function csvValue(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function csvLine(values: readonly Value[]): string {
  return `${values.map(csvValue).join(',')}\r\n`
}
