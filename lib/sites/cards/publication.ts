import { readAnew } from '@/lib/platform/cache/cached'
import { locales } from '@/lib/platform/i18n/locale'
import type { CardFacts } from './facts'
import { type CardKind, cardKinds } from './kinds'
import { storeCard } from './make'

/**
 * Draws the cards of a record in both languages, so that they are there before its address is shared. Of what visitors
 * do not see there is nothing to draw.
 */
export async function drawShareCards(kind: CardKind, key: string, signal: AbortSignal): Promise<void> {
  const localeFacts = await readAnew(() => Promise.all(locales.map((locale) => cardKinds[kind](key, locale))))
  const cards: CardFacts[] = localeFacts.filter((facts) => facts !== null)
  for (const facts of cards) {
    signal.throwIfAborted()
    await storeCard(facts)
  }
}
