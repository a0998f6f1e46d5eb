declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> })
    /** What a reader takes of what is there, the best first. */
    encodings<E extends string>(available: readonly E[], options?: { preferred?: readonly E[] }): E[]
  }
}
