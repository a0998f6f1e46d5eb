import type { Locale } from '@/lib/platform/i18n/locale'
import { displayHostOf } from '@/lib/platform/site/public-address'
import { siteOf } from '@/lib/platform/site/sites'
import type { SiteName } from './result-poster'

/** Returns how a poster names the association's site. @param siteUrl the address of the site */
export const posterSiteOf = (locale: Locale, siteUrl: string): SiteName => ({
  short: siteOf('mm').shortName[locale],
  full: siteOf('mm').name[locale],
  address: displayHostOf(siteUrl),
})
