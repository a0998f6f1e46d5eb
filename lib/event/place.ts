/**
 * The numbers that an address ends in, such as the day and the room of `/presentation/2/7`.
 * @param segments what stands behind the page's own name
 * @returns null where there are more than so many, or one is no number from 1 on
 */
export function placeOf(segments: readonly string[] | undefined, countMax: number): number[] | null {
  const place = segments ?? []
  if (place.length > countMax || place.some((part) => !/^[1-9]\d{0,8}$/.test(part))) return null
  return place.map(Number)
}
