export class Shelf<V> {
  constructor(bytesMax: number)
  readonly entryBytesMax: number
  readonly bytes: number
  readonly size: number
  peek(key: string): V | undefined
  get(key: string): V | undefined
  put(key: string, value: V, valueBytes: number): void
  drop(key: string): void
}
