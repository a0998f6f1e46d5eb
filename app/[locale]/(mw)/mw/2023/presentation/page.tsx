import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArchiveNotice } from '@/components/event/archive-notice'
import { pageLocale } from '@/lib/platform/i18n/page-locale'
import { eventCard } from '@/lib/sites/cards/share-card'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations('event.archive')
  const [title, description] = [`${t('presentation')} · ${t('name')}`, t('maintenance')]
  const image = await eventCard(locale, 'archive-presentation')
  return pageMetadata({
    ...{ locale, path: eventPaths.archivePresentation, title, description },
    ...{ hidden: true, image },
  })
}

/** The presentations of 2023. */
export default async function ArchivePresentationPage() {
  return <ArchiveNotice title={(await getTranslations('event.archive'))('presentation')} />
}
