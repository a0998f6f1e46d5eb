import type { Edition } from '@/lib/event/editions/schema'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { ShareCard } from '@/lib/platform/site/metadata'
import { cardPath, cardContentHash } from './address'
import { type ArchivePage, type EventPage, eventPageKey } from './event-pages'
import { type CardKind, cardKinds } from './kinds'
import type { CardFacts } from './facts'
import { cardHeight, cardWidth } from './size'

/**
 * Returns the address, size and description of a page's share card. If no job has stored the card before, it
 * is drawn when its address is requested.
 * @returns undefined for a page that visitors do not see
 */
export async function shareCard(
  kind: CardKind,
  key: string | number,
  locale: Locale,
): Promise<ShareCard | undefined> {
  const name = { kind, key: String(key), locale }
  const facts = await cardKinds[kind](name.key, locale)
  if (!facts) return undefined
  return {
    url: cardPath(name, cardContentHash(facts)),
    ...{ width: cardWidth, height: cardHeight, type: 'image/jpeg' },
    alt: [facts.title, figureText(facts), facts.line].filter(Boolean).join('. '),
  }
}

const figureText = ({ figure }: CardFacts) => figure && `${figure.number} ${figure.unit}`.trim()

/** Returns the share card of one of the event's pages, or of one of its days, halls or documents. */
export function eventCard(
  locale: Locale,
  page: EventPage | ArchivePage,
  ...placeNumbers: readonly (number | undefined)[]
): Promise<ShareCard | undefined> {
  return shareCard('event', eventPageKey(page, ...placeNumbers), locale)
}

/** Returns the share card of a page of an edition; earlier editions have cards of their own. */
export function editionCard(
  locale: Locale,
  edition: Edition | null,
  page: EventPage,
  ...placeNumbers: readonly (number | undefined)[]
): Promise<ShareCard | undefined> {
  const key = eventPageKey(page, ...placeNumbers)
  return shareCard('event', edition?.is_earlier ? `${edition.year}-${key}` : key, locale)
}
