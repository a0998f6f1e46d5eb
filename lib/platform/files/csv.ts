/** A CSV file begins with the mark by which spreadsheets know UTF-8: without it Excel breaks Cyrillic. */
export const csvStart = '\ufeff'

type Value = string | number | null

/**
 * One value of a CSV file. What a spreadsheet would take for a formula gets an apostrophe before it, so that
 * it is shown and not run.
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
