/**
 * Fills the placeholders of a catalogue text such as `{done} / {all}`. A placeholder without a value stays as
 * it is.
 */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
