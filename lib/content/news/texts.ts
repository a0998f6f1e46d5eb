import { pools } from '@/lib/platform/pool/pool'
import { longLetters, rethrowLimitAsProblem, sanitiseSync } from '@/lib/platform/rich-text/sanitise'

export type Bodies = Record<'text' | 'text_en', string>

/** Sanitises the bodies of an item in the calling thread. */
export function sanitiseTextsSync({ text, text_en }: Bodies): Bodies {
  return { text: sanitiseSync(text), text_en: sanitiseSync(text_en) }
}

/** Sanitises the bodies of an item; long bodies in a worker thread, so that they do not block the server. */
export async function sanitiseTexts({ text, text_en }: Bodies): Promise<Bodies> {
  if (text.length + text_en.length <= longLetters) return sanitiseTextsSync({ text, text_en })
  return pools.texts.run('sanitiseTextsSync', { text, text_en }).catch(rethrowLimitAsProblem)
}
