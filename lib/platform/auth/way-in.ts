import type { RateLimit } from '@/lib/platform/api/call'

/**
 * The most requests for codes and sign-ins from one network address, which a whole hall may share. How
 * often a code can be guessed is limited in `one-time-code.ts`: by code, by browser and by receiver.
 */
export const wayInRate: RateLimit = { points: 3_000, perSeconds: 60 }

/** The most code requests from one network address: each code is stored for a day, and takes up space. */
export const codesAskedRate: RateLimit = { points: 600, perSeconds: 60 }
