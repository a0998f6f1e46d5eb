/** Returns the place of a name or key, the same in folder and bucket, so that one can be copied. */
export function placeOf(name: string): string {
  return `${name.slice(0, 2)}/${name}`
}

/** Returns the name stored at a place of the storage. @returns null for a place that we never write */
export function nameAt(place: string): string | null {
  const name = place.slice(3)
  return placeOf(name) === place && name.includes('/') ? name : null
}
