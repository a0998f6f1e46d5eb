import type { PageRead } from './asking.mjs'

export class Store {
  /** The epoch: how many expiries there were. */
  epoch: number
  /** Whether this process hears of the others' expiries. */
  inStep: boolean
  readonly clock: number
  readonly begun: ReadonlyMap<string, number>
  readonly expired: ReadonlyMap<string, number>
  readonly entries: { readonly bytes: number; readonly size: number }
  get(
    key: string,
    softTags: readonly string[],
    more?: { tags?: readonly string[]; isPage?: boolean },
  ): StoredEntry | null
  begin(key: string): number
  set(key: string, value: unknown, tags: readonly string[]): void
  drop(key: string): void
  expire(tags: readonly string[]): void
  tagsOf(read: PageRead): string[] | null
  isFresh(entry: { tags: readonly string[]; begun: number }): boolean
}
export type StoredEntry = { value: unknown; lastModified: number }
type Context = {
  kind?: string
  tags?: string[]
  softTags?: string[]
  cacheControl?: { revalidate: number | false; expire?: number }
}
export default class CacheHandler {
  get(key: string, context?: Context): Promise<{ value: unknown; lastModified: number } | null>
  set(key: string, value: unknown, context?: Context): Promise<void>
}
