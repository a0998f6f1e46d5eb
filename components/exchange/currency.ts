import type { Locale } from '@/lib/platform/i18n/locale'

const names: Record<string, string> = {
  USD: 'ам.доллар',
  MNT: 'төгрөг',
  CNY: 'юань',
  EUR: 'евро',
  RUB: 'рубль',
}

/** Returns the Mongolian name of a currency. In English, or if the name is unknown, returns the code. */
export function currencyNameOrCode(currency: string, locale: Locale): string {
  return locale === 'mn' ? (names[currency.toUpperCase()] ?? currency) : currency
}
