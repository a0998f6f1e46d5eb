import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { isLocale } from '@/lib/platform/i18n/locale'
import en from '@/messages/en.json'
import mn from '@/messages/mn.json'

export default getRequestConfig(async ({ locale: askedLocale }) => {
  const fromPath = askedLocale ?? (await rootLocale().catch(() => undefined))
  // Pages without a language in their path are the back office, which is Mongolian.
  const locale = isLocale(fromPath) ? fromPath : 'mn'
  return { locale, messages: locale === 'en' ? en : mn, timeZone: 'Asia/Ulaanbaatar' }
})
