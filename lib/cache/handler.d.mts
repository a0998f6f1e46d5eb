export class Store {
  /** How many expiries there were. */
  expiries: number
  get(key: string, softTags: readonly string[]): { value: unknown; lastModified: number } | null
  set(key: string, value: unknown, tags: string[]): void
  drop(key: string): void
  expire(tags: readonly string[]): void
}
export function policyOf(html: string): string
