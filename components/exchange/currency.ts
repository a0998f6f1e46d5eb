import type { Locale } from '@/lib/platform/i18n/locale'

const names: Record<string, string> = {
  USD: 'ам.доллар',
  MNT: 'төгрөг',
  CNY: 'юань',
  EUR: 'евро',
  RUB: 'рубль',
}

/** The name of a currency for readers of a language; a code stays as it is in English. */
export function currencyName(currency: string, locale: Locale): string {
  return locale === 'mn' ? (names[currency.toUpperCase()] ?? currency) : currency
}
