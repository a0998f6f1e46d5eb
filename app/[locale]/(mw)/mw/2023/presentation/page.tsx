import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArchiveMaintenance } from '@/components/event/archive-notice'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { eventCard } from '@/lib/sites/cards/share-card'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('event.archive')
  const [title, description] = [`${t('presentation')} · ${t('name')}`, t('maintenance')]
  const image = await eventCard(locale, 'archive-presentation')
  return pageMetadata({
    ...{ locale, path: eventPaths.archivePresentation, title, description },
    ...{ hidden: true, image },
  })
}

/** The page of the presentations of 2023, which shows the notice of maintenance. */
export default async function ArchivePresentationPage() {
  return <ArchiveMaintenance title={(await getTranslations('event.archive'))('presentation')} />
}
