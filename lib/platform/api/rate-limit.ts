import { lt } from 'drizzle-orm'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { db, pool } from '@/db/client'
import { rateLimits } from '@/db/schema/cache'
import { env } from '@/lib/platform/env'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import type { RateLimit } from './call'
import { isDatabaseReadOnly } from './database-error'
import { Problem } from './problem'

/**
 * The limit of a write that declares none, for callers other than staff. A read has a limit only if it
 * declares one.
 */
export const writeLimit: RateLimit = { points: 120, perSeconds: 60 }

/**
 * The limit for signed-in staff. It applies to writes that declare no limit, and replaces the limit that a
 * public call declares.
 */
export const staffLimit: RateLimit = { points: 600, perSeconds: 60 }
/** The limit for sign-ins from a browser that requested a code; the code itself allows fewer tries. */
export const browserLimit: RateLimit = { points: 60, perSeconds: 600 }
/**
 * The limit for the calls that one caller makes without the needed session or role. A read that declares no
 * limit is not counted. The limit is high, because a whole hall whose sessions have ended may call from one
 * network address.
 */
export const refusedLimit: RateLimit = { points: 6_000, perSeconds: 60 }

/** Clocks of instances may differ by as much. */
const clockMilliseconds = 5 * 60_000

const refusals = placeOf('refusals', 'calls')
const limiters = new Map<string, RateLimiterPostgres>()

/** Returns the limiter of a rule, which counts in Postgres, so that all instances share the counts. */
function getOrCreateLimiter(keyPrefix: string, rule: RateLimit): RateLimiterPostgres {
  let limiter = limiters.get(keyPrefix)
  if (!limiter) {
    const points = Math.ceil(rule.points * env().rateLimitFactor)
    limiter = new RateLimiterPostgres({
      storeClient: pool(),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // Each limiter of each process would read the whole table every five minutes; a job does it once an hour.
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: rule.perSeconds,
      // If tries may be given back, each try reads the count from Postgres: memory would miss the change.
      ...(rule.counts ? {} : { inMemoryBlockOnConsumed: points + 1 }),
    })
    limiters.set(keyPrefix, limiter)
  }
  return limiter
}

async function consumeOrRefuse(limiter: RateLimiterPostgres, callerKey: string): Promise<void> {
  try {
    await limiter.consume(callerKey)
  } catch (error) {
    // A read-only database cannot count the try. The call itself is refused if it writes.
    if (isDatabaseReadOnly(error)) return
    if (!(error instanceof RateLimiterRes)) throw error
    countOne(refusals)
    throw rateLimitProblem(Math.ceil(error.msBeforeNext / 1_000))
  }
}

/** Deletes the counts of tries whose time is over. */
export async function deleteExpiredCounts(): Promise<void> {
  await db()
    .delete(rateLimits)
    .where(lt(rateLimits.expire, Date.now() - clockMilliseconds))
}

/** The longest wait, in seconds, that the message states in seconds; a longer wait is stated in minutes. */
const saidInSecondsMax = 90

function rateLimitProblem(seconds: number): Problem {
  const key = seconds > saidInSecondsMax ? 'problems.rate_limited_minutes' : 'problems.rate_limited'
  return new Problem('rate_limited', key, { seconds, minutes: Math.ceil(seconds / 60) })
}

/**
 * Counts one try of a caller.
 * @param limitName the route or another name of the limited action; each name has one rule in the program
 * @param callerKey the counted caller: a network address, or the key of a known caller
 * @returns a function that takes the try back, for a call that is refused later; null where every try counts
 * @throws Problem rate_limited
 */
export async function countTryOrRefuse(
  limitName: string,
  rule: RateLimit,
  callerKey: string,
): Promise<(() => Promise<void>) | null> {
  const limiter = getOrCreateLimiter(limitName, rule)
  if (!rule.counts) {
    await consumeOrRefuse(limiter, callerKey)
    return null
  }
  await consumeOrRefuse(getOrCreateLimiter(`${limitName} tries`, writeLimit), callerKey)
  const refundTry = async () => void (await limiter.reward(callerKey))
  try {
    await consumeOrRefuse(limiter, callerKey)
  } catch (error) {
    await refundTry()
    throw error
  }
  return refundTry
}
