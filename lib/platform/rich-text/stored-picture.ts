/** Returns whether an address is that of a stored picture. Texts show only stored pictures. */
export function isStoredPicture(src: string | null | undefined): src is string {
  return /^\/files\/[0-9a-f]{64}\/\d+\.(jpg|webp|avif)$/.test(src ?? '')
}
