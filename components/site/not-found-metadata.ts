import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { defaultLocale, isLocale } from '@/lib/platform/i18n/locale'
import { notFoundMetadata } from '@/lib/platform/site/metadata'
import type { SiteKey } from '@/lib/platform/site/sites'

/** Returns the metadata of a site's not-found page, with the title in the language of the address. */
export async function siteNotFoundMetadata(site: SiteKey): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('site.notFound')])
  return notFoundMetadata(site, isLocale(locale) ? locale : defaultLocale, t('title'))
}
