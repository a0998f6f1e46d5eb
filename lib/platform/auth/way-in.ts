import type { RateLimit } from '@/lib/platform/api/call'

/**
 * The most requests for codes and sign-ins from one network address, which a whole hall may share. Guesses
 * are limited by the tries of a code, of a browser and of the receiver (`one-time-code.ts`).
 */
export const wayInRate: RateLimit = { points: 3_000, perSeconds: 60 }

/** The most codes requested from one network address; each code is stored for a day. */
export const codesAskedRate: RateLimit = { points: 600, perSeconds: 60 }
