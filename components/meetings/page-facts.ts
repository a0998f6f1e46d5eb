import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type PageName = 'plan' | 'people' | 'ask' | 'requests' | 'meeting' | 'settings'

/**
 * Metadata of a page of the meetings. Search engines may index only the page `plan`, which shows them the
 * sign-in. The other pages have no canonical address, because one cached page may serve many addresses.
 */
export async function meetingPageMetadata(
  params: Promise<{ locale: string }>,
  name: PageName,
): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations({ locale, namespace: 'meetings' })
  const isPublic = name === 'plan'
  const title = isPublic ? t('title') : `${t(`pages.${name}`)} · ${t('title')}`
  const facts = pageMetadata({
    ...{ locale, path: meetingPaths.home, title, description: t('description') },
    hidden: !isPublic,
  })
  return isPublic ? facts : { ...facts, alternates: null }
}
