/** Parses the number of a row in an address. @returns null when it is invalid */
export function rowNumber(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
