/** Where a name or key lies, the same in folder and bucket, so that one is copied to the other as it is. */
export function placeOf(name: string): string {
  return `${name.slice(0, 2)}/${name}`
}
