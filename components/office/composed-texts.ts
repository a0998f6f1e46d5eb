import { useTranslations } from 'next-intl'
import type { Values } from '@/lib/platform/api/problem'
import { composedKey } from '@/lib/platform/i18n/message-key'

/** The texts of declared screens, whose keys are put together from their names: from the root of the catalogue. */
export function useComposedTexts(): (key: string, values?: Values) => string {
  const t = useTranslations()
  return (key, values = {}) => t(composedKey(key), ...([values] as unknown as [undefined]))
}

/** Whether there is such a text: of some, a declared screen has its own in place of the general one. */
export function useHasText(): (key: string) => boolean {
  const t = useTranslations()
  return (key) => t.has(composedKey(key))
}

/** Whether a word of the data has its text: of what came later there may be none. */
export function isKeyOf<Key extends string>(
  texts: { has: (key: Key) => boolean },
  word: string | null,
): word is Key {
  return word !== null && texts.has(word as Key)
}
