import { useTranslations } from 'next-intl'
import type { Values } from '@/lib/platform/api/problem'
import { asMessageKey } from '@/lib/platform/i18n/message-key'

/**
 * Returns a function that reads a text by its full key in the catalogue. Screens that are declared as data
 * compose such keys from names.
 */
export function useTextByKey(): (key: string, values?: Values) => string {
  const t = useTranslations()
  return (key, values = {}) => t(asMessageKey(key), ...([values] as unknown as [undefined]))
}

/**
 * Returns a function that says whether a text exists. A screen that is declared as data may have its own text
 * in place of a general text.
 */
export function useHasText(): (key: string) => boolean {
  const t = useTranslations()
  return (key) => t.has(asMessageKey(key))
}

/** Whether a value of the data has a text; the server may send values that this version does not know. */
export function isTextKey<Key extends string>(
  texts: { has: (key: Key) => boolean },
  value: string | null,
): value is Key {
  return value !== null && texts.has(value as Key)
}
