import type { RateLimit } from '@/lib/platform/api/call'

/**
 * Asking for a code and entering one, of one network address: a hall has one. What bounds guesses are the tries of a
 * code, of a browser and of the one whom it is for (`one-time-code.ts`).
 */
export const wayInRate: RateLimit = { points: 3_000, perSeconds: 60 }

/** Codes asked for from one network address, each of which is kept for a day. */
export const codesAskedRate: RateLimit = { points: 600, perSeconds: 60 }
