/** One of several ordered pictures: a stored one, or a chosen file that is not sent yet. */
export type ImageItem = { key: string } & ({ url: string } | { file: File })

let chosenCount = 0

/** The items of a record's stored pictures. */
export function itemsOfUrls(urls: unknown): ImageItem[] {
  return Array.isArray(urls) ? urls.map((url) => ({ key: String(url), url: String(url) })) : []
}

export function itemsOfFiles(files: readonly File[]): ImageItem[] {
  return files.map((file) => ({ key: `chosen-${++chosenCount}`, file }))
}

/** An entry of the order that a form sends: a place, and the picture at that place. */
export type OrderEntry = { index: number } & ({ type: 'url'; url: string } | { type: 'file'; file: number })

/**
 * Returns the new files and the order of all pictures. In the order, a stored picture has its address and a
 * new picture its index among the files.
 */
export function filesAndOrderOf(items: readonly ImageItem[]): { files: File[]; order: OrderEntry[] } {
  const files = items.flatMap((item) => ('file' in item ? [item.file] : []))
  const order = items.map((item, index): OrderEntry =>
    'file' in item
      ? { index, type: 'file', file: files.indexOf(item.file) }
      : { index, type: 'url', url: item.url },
  )
  return { files, order }
}
