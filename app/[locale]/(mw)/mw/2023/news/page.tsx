import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArchiveNews } from '@/components/event/archive-news'
import { PageTitle } from '@/components/site/page-title'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { eventCard } from '@/lib/sites/cards/share-card'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('event.archive')
  const [title, description] = [`${t('news')} · ${t('name')}`, t('newsDescription')]
  const image = await eventCard(locale, 'archive-news')
  return pageMetadata({ locale, path: eventPaths.archiveNews, title, description, image })
}

/** All news of the archived site. */
export default async function ArchiveNewsPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [t, common] = await Promise.all([getTranslations('event.archive'), getTranslations('common')])
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: eventPaths.archive }, { label: t('news') }]}
        title={t('news')}
      />
      <ArchiveNews locale={locale} cid={null} page={1} />
    </>
  )
}
