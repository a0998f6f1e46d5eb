/** Puts values into a text of the catalogue: `{done} / {all}`. What has no value stays as it is. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
