/** The public address of a stored file. */
export function fileUrl({ key, name }: { key: string; name: string }): string {
  return `/files/${key}/${name}`
}

/** Returns the keys of the stored files whose addresses stand in the texts, in their order. */
export function fileKeysIn(...texts: readonly string[]): string[] {
  return [...texts.join(' ').matchAll(/\/files\/([0-9a-f]{64})\//g)].map(([, key = '']) => key)
}
