import { runWithoutCache } from '@/lib/platform/cache/cached'
import { locales } from '@/lib/platform/i18n/locale'
import type { CardFacts } from './facts'
import { type CardKind, cardKinds } from './kinds'
import { storeCardIfMissing } from './make'

/**
 * Stores the cards of a record in both languages, so that they exist before its address is shared. Does
 * nothing for a record that visitors do not see.
 */
export async function storeShareCards(kind: CardKind, key: string, signal: AbortSignal): Promise<void> {
  const localeFacts = await runWithoutCache(() =>
    Promise.all(locales.map((locale) => cardKinds[kind](key, locale))),
  )
  const cards: CardFacts[] = localeFacts.filter((facts) => facts !== null)
  for (const facts of cards) {
    signal.throwIfAborted()
    await storeCardIfMissing(facts)
  }
}
