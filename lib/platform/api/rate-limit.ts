import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from '@/db/client'
import { env } from '@/lib/platform/env'
import type { RateLimit } from './call'
import { Problem } from './problem'

/**
 * For writes without their own limit; a signed-in editor never reaches it. Reads count only where declared.
 */
export const writeLimit: RateLimit = { points: 120, perSeconds: 60 }

/** For writes of staff, by a public call too: they are known, so the limits for strangers do not apply. */
export const staffLimit: RateLimit = { points: 600, perSeconds: 60 }
/** For a browser that was sent a code and enters it; the code itself has fewer tries. */
export const browserLimit: RateLimit = { points: 60, perSeconds: 600 }
/** For calls without the session that they need, together: a hall whose sessions ended has one address. */
export const refusedLimit: RateLimit = { points: 6_000, perSeconds: 60 }

const limiters = new Map<string, RateLimiterPostgres>()

/** Counts in Postgres, so that all instances share the counts. */
function limiterOf(keyPrefix: string, rule: RateLimit): RateLimiterPostgres {
  let limiter = limiters.get(keyPrefix)
  if (!limiter) {
    const points = Math.ceil(rule.points * env().rateLimitFactor)
    limiter = new RateLimiterPostgres({
      storeClient: pool(),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: rule.perSeconds,
      // Counts that are given back are looked up each time.
      ...(rule.counts ? {} : { inMemoryBlockOnConsumed: points + 1 }),
    })
    limiters.set(keyPrefix, limiter)
  }
  return limiter
}

async function consume(limiter: RateLimiterPostgres, who: string): Promise<void> {
  try {
    await limiter.consume(who)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw rateLimitProblem(Math.ceil(error.msBeforeNext / 1_000))
  }
}

/** Longer waits are shown in minutes. */
const saidInSecondsMax = 90

function rateLimitProblem(seconds: number): Problem {
  const key = seconds > saidInSecondsMax ? 'problems.rate_limited_minutes' : 'problems.rate_limited'
  return new Problem('rate_limited', key, { seconds, minutes: Math.ceil(seconds / 60) })
}

/**
 * Counts one try of a caller.
 * @param what the route or another name of the limited action; it has one rule in the whole program
 * @param who the counted caller: a network address, or the key of a known caller
 * @returns a function that gives the try back when it is refused; null where every try counts
 * @throws Problem rate_limited
 */
export async function limitRate(
  what: string,
  rule: RateLimit,
  who: string,
): Promise<(() => Promise<void>) | null> {
  const limiter = limiterOf(what, rule)
  if (!rule.counts) {
    await consume(limiter, who)
    return null
  }
  await consume(limiterOf(`${what} tries`, writeLimit), who)
  const refundTry = async () => void (await limiter.reward(who))
  try {
    await consume(limiter, who)
  } catch (error) {
    await refundTry()
    throw error
  }
  return refundTry
}
