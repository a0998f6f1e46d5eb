/** Reads the file name of a response from `filename*=UTF-8''…`; null if there is none or it is malformed. */
export function fileNameOf(disposition: string | null): string | null {
  const encodedName = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (!encodedName) return null
  try {
    return decodeURIComponent(encodedName)
  } catch {
    return null
  }
}
