import type { Locale } from '@/lib/platform/i18n/locale'

/** Tests of both languages run on a phone in one only: `walk.spec.ts` measures both at every width. */
export const onPhone = (locale: Locale): string[] => (locale === 'mn' ? ['@phone-first'] : [])
