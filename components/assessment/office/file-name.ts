/** The name that an answer gives its file, from `filename*=UTF-8''…`; null where it gives none. */
export function fileNameOf(disposition: string | null): string | null {
  const encodedName = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (!encodedName) return null
  try {
    return decodeURIComponent(encodedName)
  } catch {
    return null
  }
}
