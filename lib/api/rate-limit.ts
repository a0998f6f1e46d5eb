import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { pool } from '@/db/client'
import { env } from '@/lib/env'
import type { RateLimit } from './call'
import { forwardedAddress, networkOf } from './client-address.mjs'
import { Problem } from './problem'

const limiters = new Map<string, RateLimiterPostgres>()

/**
 * Counts what somebody asks for in Postgres, so that all instances count together.
 * @param what the route or the name of what is limited, with one rule in the whole program
 * @param who whose count it is: the address of a request, or the number of a person
 * @throws Problem rate_limited
 */
export async function limitRate(what: string, rule: RateLimit, who: string): Promise<void> {
  let limiter = limiters.get(what)
  if (!limiter) {
    const points = Math.ceil(rule.points * env().rateLimitFactor)
    limiter = new RateLimiterPostgres({
      storeClient: pool(),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: what,
      points,
      duration: rule.perSeconds,
      inMemoryBlockOnConsumed: points + 1,
    })
    limiters.set(what, limiter)
  }
  try {
    await limiter.consume(who)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new Problem('rate_limited', 'problems.rate_limited', {
      seconds: Math.ceil(error.msBeforeNext / 1000),
    })
  }
}

/**
 * Under what the caller is counted. The server writes the header anew, so it holds one address; without that
 * server, in development, it may hold none.
 */
export function addressOf(headers: Headers): string {
  const forwardedFor = headers.get('x-forwarded-for')
  if (forwardedFor === null) return 'unknown'
  const address = forwardedAddress(forwardedFor, Math.max(1, env().trustProxyHops))
  if (!address) throw new Problem('bad_input', 'problems.bad_address')
  return networkOf(address)
}
