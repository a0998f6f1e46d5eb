import { createHash } from 'node:crypto'
import type { Locale } from '@/lib/i18n/locale'
import { KeptResults } from '@/lib/pool/kept-results'
import { pools } from '@/lib/pool/pool'
import type { MemberAnswers } from './schema'

const MB = 1024 * 1024
const kept = new KeptResults({ bytesMax: 16 * MB, secondsMax: 600 })

/**
 * The filled answers as an A4 document, drawn in a thread and kept for a while by what it shows.
 * @returns null without a result: there is nothing to print yet
 */
export async function answersDocument(
  { answers, result }: MemberAnswers,
  locale: Locale,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!result) return null
  const shown = { answers, result, locale }
  const key = createHash('sha256').update(JSON.stringify(shown)).digest('base64')
  return kept.get(key, signal, (left) => pools.documents.run('drawAnswers', shown, left))
}
