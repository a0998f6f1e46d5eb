import { createHash } from 'node:crypto'
import { isLocale, type Locale } from '@/lib/platform/i18n/locale'
import type { CardFacts } from './facts'
import { type CardKind, isCardKind } from './kinds'
import { drawing } from './size'

/** The name of a share card. `key` is the id of a record or the name of a page, such as `agenda-1`. */
export type CardName = { kind: CardKind; key: string; locale: Locale }

/**
 * Returns the version of a card: a hash of its content and of the version of the drawing code. Another title
 * or picture gives another version, and so another address.
 */
export function cardContentHash(facts: CardFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, facts]))
    .digest('hex')
    .slice(0, 32)
}

/** Returns the path of a card, without the host. */
export function cardPath({ kind, key, locale }: CardName, version: string): string {
  return `/cards/${kind}/${key}/${locale}-${version}.jpg`
}

/** Reads the path of a card. @returns null for an invalid path */
export function parseCardPath(parts: {
  kind: string
  key: string
  file: string
}): { name: CardName; version: string } | null {
  const [, locale, version = ''] = /^(mn|en)-([0-9a-f]{32})\.jpg$/.exec(parts.file) ?? []
  const { kind, key } = parts
  if (!isLocale(locale) || !isCardKind(kind) || !/^[a-z0-9-]{1,60}$/.test(key)) return null
  return { name: { kind, key, locale }, version }
}
