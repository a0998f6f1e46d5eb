import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { isPrivateAddress } from '@/lib/platform/private-networks'

// Visits the addresses of the web to which the sites lead: a few hosts at a time, one request of a host at once,
// and never a private address, also not by a name or a redirect.

const answerMs = 10_000
const redirectsMax = 5
const hostsAtOnce = 4
const pauseMs = 1_000
/** The most addresses of one night; those that were visited longest ago come first. */
const addressesMax = 500
/** Answers of a page that is there, though not for a program. */
const refusals: readonly number[] = [401, 403, 405, 407, 418, 429, 999]

type Options = { isAllowed?: (address: string) => boolean; pauseMs?: number }

/** Whether an answer, or its absence, says that a page is gone. */
const isGone = (status: number | null) => status === null || (status >= 400 && !refusals.includes(status))

const guardedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const first = addresses?.[0]
      if (error || !first || !addresses.every(({ address }) => isAllowed(address)))
        callback(error ?? new Error(`${hostname} has no public address`), [])
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }

/** Sends one request, and reads only the head of its answer. */
function send(
  url: URL,
  method: 'HEAD' | 'GET',
  isAllowed: (address: string) => boolean,
  signal: AbortSignal,
): Promise<{ status: number; location: string | undefined }> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A host that is an address is not looked up.
  if (!/^https?:$/.test(url.protocol) || (isIP(host) !== 0 && !isAllowed(host)))
    return Promise.reject(new Error('not an address of the web'))
  const headers = { accept: '*/*', 'user-agent': `Strata link check (+${env().siteUrl})` }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      ...{ method, headers, agent: false, lookup: guardedLookup(isAllowed) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
    })
    request.on('response', (answer) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
      answer.destroy()
    })
    request.on('error', reject)
    request.end()
  })
}

async function follow(
  url: URL,
  method: 'HEAD' | 'GET',
  isAllowed: (address: string) => boolean,
  signal: AbortSignal,
): Promise<number | null> {
  let place = url
  for (let redirects = 0; redirects <= redirectsMax; redirects++) {
    const { status, location } = await send(place, method, isAllowed, signal)
    if (status < 300 || status >= 400 || !location) return status
    place = new URL(location, place)
  }
  return null
}

/**
 * Visits an address with HEAD and, if that is refused, with GET.
 * @returns the status of the last answer; null when none came, or only from a private address
 */
export async function visitAddress(
  url: string,
  signal: AbortSignal,
  isAllowed: (address: string) => boolean = (address) => !isPrivateAddress(address),
): Promise<number | null> {
  if (!URL.canParse(url)) return null
  const visit = (method: 'HEAD' | 'GET') => follow(new URL(url), method, isAllowed, signal).catch(() => null)
  const status = await visit('HEAD')
  return isGone(status) ? visit('GET') : status
}

/** Notes what a visit found; the second failure on another night makes an address broken. */
async function noteVisit(url: string, status: number | null): Promise<void> {
  await db().execute(sql`
    insert into outside_links as seen (url, checked_at, status, failures)
    values (${url}, now(), ${status}, ${isGone(status) ? 1 : 0})
    on conflict (url) do update set checked_at = now(), status = excluded.status,
      failures = case when excluded.failures = 0 then 0 else least(seen.failures + 1, 1000) end`)
}

/** Visits the addresses whose turn it is, until the signal; the job of each night. */
export async function visitOutsideLinks(
  signal: AbortSignal,
  { isAllowed, pauseMs: restMs = pauseMs }: Options = {},
): Promise<void> {
  if (!env().checkLinks) return
  const { rows } = await db().execute<{ url: string }>(sql`
    select target as url from (
      select distinct target from links where target ~ '^https?://' and not starts_with(target, ${env().siteUrl})
    ) as outside left join outside_links on url = target
    where checked_at is null or checked_at < now() - interval '12 hours'
    order by checked_at nulls first, target limit ${addressesMax}`)
  const urlsByHost = new Map<string, string[]>()
  for (const { url } of rows) {
    const host = URL.canParse(url) ? new URL(url).host : url
    urlsByHost.set(host, [...(urlsByHost.get(host) ?? []), url])
  }
  const queue = [...urlsByHost.values()]
  let visits = 0
  const work = async () => {
    for (let urls = queue.shift(); urls && !signal.aborted; urls = queue.shift())
      for (const [at, url] of urls.entries()) {
        if (at > 0) await pause(restMs)
        const status = await visitAddress(url, signal, isAllowed)
        // What the end of the job interrupted says nothing of the address.
        if (signal.aborted) return
        await noteVisit(url, status)
        visits++
      }
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, work))
  await db().execute(sql`delete from outside_links where not exists (select from links where target = url)`)
  log().info({ visits }, 'addresses of the web were visited')
}
