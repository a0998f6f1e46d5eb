/** The public address of a stored file. */
export function fileUrl({ key, name }: { key: string; name: string }): string {
  return `/files/${key}/${name}`
}
