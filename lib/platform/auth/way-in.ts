import type { RateLimit } from '@/lib/platform/api/call'

/**
 * The most requests for codes and sign-ins from one network address. It is high, because all visitors in a
 * hall may share one address. `one-time-code.ts` limits how often a code can be guessed.
 */
export const wayInRate: RateLimit = { points: 3_000, perSeconds: 60 }

/** The most code requests from one network address: each code is stored for a day, and takes up space. */
export const codesAskedRate: RateLimit = { points: 600, perSeconds: 60 }
