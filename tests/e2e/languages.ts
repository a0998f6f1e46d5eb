import type { Locale } from '@/lib/platform/i18n/locale'
import { round } from '../whole-suite'

/** The language whose turn it is: one commit has Mongolian, the next one English. */
const languageOfRound: Locale = round % 2 === 0 ? 'mn' : 'en'

/** Tags of a test that exists in both languages: they take turns, and the whole suite has both. */
export const byTurns = (locale: Locale, tags: readonly string[] = []): string[] =>
  locale === languageOfRound ? [...tags] : [...tags, '@whole']

/** As `byTurns`, on a phone in Mongolian and on a desk in English: `walk.spec.ts` measures every width. */
export const onPhone = (locale: Locale): string[] => byTurns(locale, locale === 'mn' ? ['@phone-first'] : [])
