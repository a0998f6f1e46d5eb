declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> })
    /** The available encodings that a reader accepts, the best first. */
    encodings<E extends string>(available: readonly E[], options?: { preferred?: readonly E[] }): E[]
  }
}
