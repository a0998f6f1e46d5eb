/**
 * Reads the numbers at the end of a page's path, such as day and hall of `/presentation/2/7`.
 * @param segments the segments of the path after the name of the page
 * @returns null when there are more than `countMax` segments, or when one is not a positive whole number
 */
export function parsePathNumbers(segments: readonly string[] | undefined, countMax: number): number[] | null {
  const place = segments ?? []
  if (place.length > countMax || place.some((part) => !/^[1-9]\d{0,8}$/.test(part))) return null
  return place.map(Number)
}
