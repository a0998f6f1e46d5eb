/** One of several ordered pictures: stored, or chosen and not sent yet. */
export type ImageItem = { key: string } & ({ url: string } | { file: File })

let chosenCount = 0

/** The items of a record's stored pictures. */
export function itemsOfUrls(urls: unknown): ImageItem[] {
  return Array.isArray(urls) ? urls.map((url) => ({ key: String(url), url: String(url) })) : []
}

export function itemsOfFiles(files: readonly File[]): ImageItem[] {
  return files.map((file) => ({ key: `chosen-${++chosenCount}`, file }))
}

/** An entry of the sent order: the place and the picture at it. */
export type OrderEntry = { index: number } & ({ type: 'url'; url: string } | { type: 'file'; file: number })

/**
 * The new files and the order of all pictures. The order names a stored picture by its address and a new one
 * by its index among the files.
 */
export function imagesInput(items: readonly ImageItem[]): { files: File[]; order: OrderEntry[] } {
  const files = items.flatMap((item) => ('file' in item ? [item.file] : []))
  const order = items.map((item, index): OrderEntry =>
    'file' in item
      ? { index, type: 'file', file: files.indexOf(item.file) }
      : { index, type: 'url', url: item.url },
  )
  return { files, order }
}
