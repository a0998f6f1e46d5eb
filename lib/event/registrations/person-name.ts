import type { Locale } from '@/lib/platform/i18n/locale'

type Person = { first_name: string; last_name: string }

/** Formats the name of a person in the order of a language: in Mongolian the father's name comes first. */
export const personName = ({ first_name, last_name }: Person, locale: Locale): string =>
  locale === 'mn' ? `${last_name} ${first_name}` : `${first_name} ${last_name}`
