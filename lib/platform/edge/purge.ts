import { inTransaction } from '@/db/client'
import { type Edge, env } from '@/lib/platform/env'
import { addJob } from '@/lib/platform/jobs/add'
import type { JobPayload } from '@/lib/platform/jobs/table'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import { processState } from '@/lib/platform/process-state'
import { everyTag, staleSeconds, toldSeconds } from './tags'

/**
 * Tells an edge, such as a CDN, what has expired. The edge is told like one more instance: what the listener
 * of tags hears, and to forget everything when it may have missed something, such as at the start of a
 * process. The expiries of a moment are one job, however many instances heard them (decision 107).
 */

type Portion = JobPayload<'purgeEdge'>[number]

const counts = {
  sent: placeOf('edgePurges', 'sent'),
  postponed: placeOf('edgePurges', 'postponed'),
  givenUp: placeOf('edgePurges', 'given_up'),
}
/** How long a process gathers expiries, and then the queue those of all processes. */
const gatherMs = 100
const gatherSeconds = 0.15
/** After this time a process that could not add a job tries again. */
const addAgainMs = 1_000
const answerMs = 5_000
/** The most tags of one call of the purge address: what the provider with the lowest limit takes. */
const tagsMax = 30
/** A failed call is tried again after a second, then after twice as long each time, up to a minute. */
const pauseSecondsMax = 60
/**
 * After ten to twenty seconds the same is purged again: a page that was on its way to the edge, or in another
 * cache between, may have been kept after the first time.
 */
const repeatMs = 10_000
/** After this time everything that an edge kept has gone by itself. */
const goneMs = (toldSeconds + staleSeconds) * 1_000
const key = 'purge-edge'
/** Of the jobs of one queue only one runs at a time. */
const queue = 'edge'

declare global {
  interface ProcessState {
    /** Is called with the tags that expire, if there is an edge to tell. */
    noteExpiryForEdge?: (tags: readonly string[]) => void
  }
}

/** Begins to tell the edge of all that expires, if the settings name its purge address. */
export function startTellingEdge(): void {
  if (!env().edge || processState.noteExpiryForEdge) return
  const waitingTags = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const addWaiting = async () => {
    const tags = [...waitingTags]
    waitingTags.clear()
    timer = undefined
    try {
      await inTransaction(() =>
        addJob('purgeEdge', [{ tags, at: Date.now(), pauseSeconds: 0 }], {
          ...{ key, queue, delaySeconds: gatherSeconds, keepsTime: true },
        }),
      )
    } catch (error) {
      log().warn(redactedErrorFields(error), 'the edge could not be told yet')
      noteTags(tags, addAgainMs)
    }
  }
  const noteTags = (tags: readonly string[], afterMs: number) => {
    for (const tag of tags) waitingTags.add(tag)
    timer ??= setTimeout(() => void addWaiting(), afterMs).unref()
  }
  processState.noteExpiryForEdge = (tags) => noteTags(tags, gatherMs)
  // A new version may write its pages in another way, and nobody told the edge while no process ran.
  processState.noteExpiryForEdge(['*'])
}

/** Calls the purge address with everything that waits, and plans the second time; after a failure tries again. */
export async function purgeEdge(portions: readonly Portion[], signal: AbortSignal): Promise<void> {
  const { edge } = env()
  if (!edge) return
  const newest = new Map<string, Portion>()
  for (const portion of portions.toSorted((one, other) => one.at - other.at))
    for (const tag of portion.tags) newest.set(tag, portion)
  const isGone = ({ at }: Portion) => Date.now() - at > goneMs
  const entries = [...newest].filter(([, portion]) => !isGone(portion))
  if (entries.length < newest.size) {
    countOne(counts.givenUp)
    log().error('the edge could not be told for an hour: what it had kept has gone by itself')
  }
  if (entries.length === 0) return
  const tags = entries.map(([tag]) => tag)
  try {
    await callPurgeAddress(edge, tags.includes('*') ? [everyTag] : tags, signal)
  } catch (error) {
    countOne(counts.postponed)
    log().warn(redactedErrorFields(error), 'the edge could not be told, and is told later')
    const pauseSeconds = Math.max(...entries.map(([, portion]) => portion.pauseSeconds))
    const nextPause = Math.min(pauseSecondsMax, Math.max(1, pauseSeconds * 2))
    const later = entries.map(([tag, { at }]) => ({ tags: [tag], at, pauseSeconds: nextPause }))
    await inTransaction(() => addJob('purgeEdge', later, { key, queue, delaySeconds: nextPause }))
    return
  }
  countOne(counts.sent)
  const firstTags = entries.flatMap(([tag, { isRepeated }]) => (isRepeated ? [] : [tag]))
  if (firstTags.length === 0) return
  const turn = Math.floor(Date.now() / repeatMs) + 2
  const again = { tags: firstTags, at: Date.now(), pauseSeconds: 0, isRepeated: true }
  const time = { key: `${key}:${turn}`, queue, runAt: new Date(turn * repeatMs) }
  await inTransaction(() => addJob('purgeEdge', [again], time))
}

/** Sends tags as the purge addresses of providers take them: in JSON, and in the header of the older ones. */
async function callPurgeAddress(
  { purgeUrl, purgeToken }: Edge,
  tags: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < tags.length; at += tagsMax) {
    const some = tags.slice(at, at + tagsMax)
    const answer = await fetch(purgeUrl, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': some.join(' '),
        ...(purgeToken ? { authorization: `Bearer ${purgeToken}` } : {}),
      },
      body: JSON.stringify({ tags: some }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`EDGE_PURGE_URL answered ${answer.status}`)
  }
}
