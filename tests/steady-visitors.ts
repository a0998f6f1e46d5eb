import { setTimeout as pause } from 'node:timers/promises'
import { beginUpload, chunkHeaders, film, sendRequest } from './contract/resumable-sender'

const chunkBytes = 64 * 1024
const chunksAtMost = 40
const restMilliseconds = 20

type Visits = {
  /** What failed, in words. */
  failures: string[]
  pages: number
  chunks: number
  /** Whether the participant has a stream that tells of changes now. */
  isListening: boolean
  /** How often the stream had the participant read again: after a change, and when earlier ones may be missing. */
  reads: number
}

/**
 * Visits a site without a break: readers of pages, a film that is uploaded in parts, and a participant who listens to
 * events and connects again whenever the stream ends.
 * @param staff the cookie of a person who may upload films
 * @param participant the cookie of a participant of the meetings
 */
export function startVisits(url: string, staff: string, participant: string) {
  const visits: Visits = { failures: [], pages: 0, chunks: 0, isListening: false, reads: 0 }
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
      try {
        for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
          if (part.includes('event: hello')) visits.isListening = true
          if (/event: (?:hello|change)/.test(part)) visits.reads += 1
        }
      } catch {
        // A browser connects again after a stream that is cut off, as after one that ends.
      } finally {
        visits.isListening = false
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

/**
 * Uploads a film part by part, each in a request of its own. As the browser's uploader does, it asks how much has
 * arrived after a part that is not confirmed, and goes on from there.
 */
async function uploadFilm(url: string, cookie: string, visits: Visits, isOver: () => boolean): Promise<void> {
  const bytes = film(chunkBytes * chunksAtMost)
  const path = await beginUpload(url, cookie, bytes)
  let offset = 0
  while (offset < bytes.length && !isOver()) {
    const body = bytes.subarray(offset, offset + chunkBytes)
    const confirmation = await sendRequest(url, 'PATCH', path, {
      cookie,
      headers: chunkHeaders(offset),
      body,
    })
    const answer =
      confirmation?.status === 204 ? confirmation : await sendRequest(url, 'HEAD', path, { cookie })
    const position = Number(answer?.headers['upload-offset'])
    if (position !== offset + body.length && (confirmation?.status === 204 || position !== offset))
      throw new Error(
        `a part of an upload: ${confirmation?.status} ${confirmation?.body}, ${position} of ${bytes.length}`,
      )
    if (position > offset) visits.chunks += 1
    offset = position
    await pause(restMilliseconds)
  }
}
