import type { Locale } from '@/lib/platform/i18n/locale'

/** What is tested in both languages is on a phone in one: `walk.spec.ts` measures both at every width. */
export const onPhone = (locale: Locale): string[] => (locale === 'mn' ? ['@phone-first'] : [])
