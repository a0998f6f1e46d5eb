import { useTranslations } from 'next-intl'
import type { Values } from '@/lib/platform/api/problem'
import { asMessageKey } from '@/lib/platform/i18n/message-key'

/**
 * Returns a function that reads texts of declared screens. Their keys are composed from names, starting at
 * the root of the catalogue.
 */
export function useTextByKey(): (key: string, values?: Values) => string {
  const t = useTranslations()
  return (key, values = {}) => t(asMessageKey(key), ...([values] as unknown as [undefined]))
}

/**
 * Returns a function that says whether a text exists: a declared screen may have its own instead of a general
 * one.
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
