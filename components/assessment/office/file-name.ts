/** Returns the file name in `filename*=UTF-8''…` of a response header; null if missing or malformed. */
export function fileNameOf(disposition: string | null): string | null {
  const encodedName = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (!encodedName) return null
  try {
    return decodeURIComponent(encodedName)
  } catch {
    return null
  }
}
