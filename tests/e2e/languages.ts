import type { Locale } from '@/lib/platform/i18n/locale'
import { turn } from '../whole-suite'

/** The language whose turn it is: a file has Mongolian at one turn, English at the next one. */
const languageInTurn: Locale = turn % 2 === 0 ? 'mn' : 'en'

/** Tags of a test that exists in both languages: they take turns, and the whole suite has both. */
export const byTurns = (locale: Locale, tags: readonly string[] = []): string[] =>
  locale === languageInTurn ? [...tags] : [...tags, '@whole']

/** As `byTurns`, on a phone in Mongolian and on a desk in English: `walk.spec.ts` measures every width. */
export const onPhone = (locale: Locale): string[] => byTurns(locale, locale === 'mn' ? ['@phone-first'] : [])
