import { setTimeout as pause } from 'node:timers/promises'
import { beginUpload, chunkHeaders, film, sendRequest } from './contract/resumable-sender'

const chunkBytes = 64 * 1024
const chunksAtMost = 40
const restMilliseconds = 20

/** What visitors did, and what of it failed, in words. */
type Visits = { failures: string[]; pages: number; chunks: number; streams: number; changes: number }

/**
 * Visits a site without a break: readers of pages, a film that is uploaded in parts, and a participant who listens to
 * events and connects again whenever the stream ends.
 * @param staff the cookie of a person who may upload films
 * @param participant the cookie of a participant of the meetings
 */
export function startVisits(url: string, staff: string, participant: string) {
  const visits: Visits = { failures: [], pages: 0, chunks: 0, streams: 0, changes: 0 }
  let isOver = false
  const streamEnd = new AbortController()
  const repeat = async (visit: () => Promise<void>) => {
    while (!isOver) {
      await visit().catch((error: unknown) => {
        if (!isOver) visits.failures.push(String(error instanceof Error ? (error.cause ?? error) : error))
      })
      await pause(restMilliseconds)
    }
  }
  const visitsInTurn = [
    repeat(async () => {
      // An edge passes on who says who it is.
      const answer = await fetch(`${url}/mm`, { headers: { authorization: 'Basic eA==' } })
      const isWhole = (await answer.text()).trimEnd().endsWith('</html>')
      if (answer.status !== 200 || !isWhole) throw new Error(`a page: ${answer.status}, whole: ${isWhole}`)
      visits.pages += 1
    }),
    repeat(() => uploadFilm(url, staff, visits, () => isOver)),
    repeat(async () => {
      const answer = await fetch(`${url}/api/meeting-events`, {
        headers: { cookie: participant },
        signal: streamEnd.signal,
      })
      if (answer.status !== 200 || !answer.body) throw new Error(`a stream: ${answer.status}`)
      for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
        if (part.includes('event: hello')) visits.streams += 1
        if (part.includes('event: change')) visits.changes += 1
      }
    }),
  ]
  return {
    visits,
    stop: async () => {
      isOver = true
      streamEnd.abort()
      await Promise.all(visitsInTurn)
    },
  }
}

/** Uploads a film part by part, each in a request of its own. */
async function uploadFilm(url: string, cookie: string, visits: Visits, isOver: () => boolean): Promise<void> {
  const bytes = film(chunkBytes * chunksAtMost)
  const path = await beginUpload(url, cookie, bytes)
  for (let offset = 0; offset < bytes.length && !isOver(); offset += chunkBytes) {
    const body = bytes.subarray(offset, offset + chunkBytes)
    const answer = await sendRequest(url, 'PATCH', path, { cookie, headers: chunkHeaders(offset), body })
    const position = Number(answer?.headers['upload-offset'])
    if (answer?.status !== 204 || position !== offset + body.length)
      throw new Error(
        `a part of an upload: ${answer?.status} ${answer?.body}, ${position} of ${bytes.length}`,
      )
    visits.chunks += 1
    await pause(restMilliseconds)
  }
}
