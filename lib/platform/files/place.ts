/**
 * Returns the path under which a file or a key's folder is stored. The path is the same in the folder and in
 * the bucket, so that files can be copied from one to the other.
 */
export function storagePathOf(name: string): string {
  return `${name.slice(0, 2)}/${name}`
}

/** Returns the name of the object at a path of the storage. @returns null for a path that we never write */
export function nameAtStoragePath(place: string): string | null {
  const name = place.slice(3)
  return storagePathOf(name) === place && name.includes('/') ? name : null
}
