import { createHash } from 'node:crypto'
import { db } from '@/db/client'
import { resultDocuments } from '@/db/schema/credentials'
import { Problem } from '@/lib/platform/api/problem'
import type { Locale } from '@/lib/platform/i18n/locale'
import { log } from '@/lib/platform/log'
import { CachedResults } from '@/lib/platform/pool/cached-results'
import { pools, TaskLimit } from '@/lib/platform/pool/pool'
import { type AnswersVersion, getAnswersVersion, getMemberAnswers } from './queries'

const MB = 1024 * 1024
const cache = new CachedResults({ bytesMax: 16 * MB, secondsMax: 600 })

export type AnswersDocument = AnswersVersion & { bytes: Uint8Array<ArrayBuffer> }

/**
 * Returns the A4 document of an assessment's answers. A thread draws the document, unless it is in the cache,
 * where it stays for a while under a hash of its content.
 * @param signal aborts when the client has disconnected
 * @returns null while the assessment has no result
 * @throws Problem busy
 */
export async function getOrDrawAnswersDocument(
  assessmentId: number,
  memberId: number,
  locale: Locale,
  signal: AbortSignal,
): Promise<AnswersDocument | null> {
  const answersVersion = await getAnswersVersion(assessmentId)
  if (!answersVersion) return null
  const readFinishedAnswers = async () => {
    const { answers, result } = await getMemberAnswers(assessmentId, memberId)
    if (!result) throw new Error('a result is gone')
    return { answers, result, locale }
  }
  const drawAndRecord = async (abortSignal: AbortSignal) => {
    const bytes = await pools.documents
      .run('drawAnswers', readFinishedAnswers, abortSignal)
      .catch((error: unknown) => {
        if (!(error instanceof TaskLimit)) throw error
        log().error({ answerId: assessmentId, limit: error.limit }, 'a document was too much for its thread')
        throw new Problem('busy', 'problems.busy', { seconds: 60 })
      })
    await recordDocument(answersVersion.result_id, locale, bytes)
    return bytes
  }
  const bytes = await cache.getOrMake(
    `${assessmentId} ${locale} ${answersVersion.version}`,
    signal,
    drawAndRecord,
  )
  return { ...answersVersion, bytes }
}

/** Notes the hash of a document that is handed out, which the page of its result shows. */
async function recordDocument(result_id: number, lang: Locale, bytes: Uint8Array): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await db().insert(resultDocuments).values({ result_id, lang, sha256 }).onConflictDoNothing()
}
