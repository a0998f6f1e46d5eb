/** A stored file, and the point of a picture that every crop shows. */
export type ShownFile = { key: string; name: string; focus?: string | null }

/** The public address of a stored file; that of a picture with a focus ends in it: `/files/<key>/1280.jpg#30,70`. */
export function fileUrl({ key, name, focus }: ShownFile): string {
  return `/files/${key}/${name}${focus ? `#${focus}` : ''}`
}

/** Returns the keys of the stored files whose addresses stand in the texts, in their order. */
export function fileKeysIn(...texts: readonly string[]): string[] {
  return [...texts.join(' ').matchAll(/\/files\/([0-9a-f]{64})\//g)].map(([, key = '']) => key)
}
