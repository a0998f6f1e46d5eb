/** Whether an address is that of a picture of our own store: texts show no others. */
export function isStoredPicture(src: string | null | undefined): src is string {
  return /^\/files\/[0-9a-f]{64}\/\d+\.(jpg|webp|avif)$/.test(src ?? '')
}
