/** Where a name or key lies, the same in folder and bucket, so that one is copied to the other as it is. */
export function placeOf(name: string): string {
  return `${name.slice(0, 2)}/${name}`
}

/** What lies at a place of the storage. @returns null for what we never put there */
export function nameAt(place: string): string | null {
  const name = place.slice(3)
  return placeOf(name) === place && name.includes('/') ? name : null
}
