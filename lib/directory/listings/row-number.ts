/** Parses the id of a listing in a path. @returns null when the text is no valid id */
export function parseListingId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
