import en from '@/messages/en.json'
import mn from '@/messages/mn.json'
import { fillPlaceholders } from './fill-in'
import type { Locale } from './locale'
import type { MessageKey } from './message-key'

const catalogues: Record<Locale, unknown> = { mn, en }

/**
 * Returns the text of a message key, for use outside React: in answers of calls, in mails and in feeds.
 * Placeholders are `{name}`.
 * @returns the key itself when there is no such text, so that a mistake is visible and nothing breaks
 */
export function messageText(
  locale: Locale,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string {
  let node: unknown = catalogues[locale]
  for (const part of key.split('.')) {
    node = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[part] : undefined
  }
  if (typeof node !== 'string') return key
  return fillPlaceholders(node, values)
}
