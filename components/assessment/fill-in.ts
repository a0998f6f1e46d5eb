/** Puts values into a text of the catalogue that a client component was handed: `{done} / {all}`. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
