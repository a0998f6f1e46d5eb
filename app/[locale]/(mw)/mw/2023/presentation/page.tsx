import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArchiveNotice } from '@/components/event/archive-notice'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventPaths } from '@/lib/site/event-paths'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations('event.archive')
  const [title, description] = [`${t('presentation')} · ${t('name')}`, t('maintenance')]
  return pageMetadata({ locale, path: eventPaths.archivePresentation, title, description, hidden: true })
}

/** The presentations of 2023. */
export default async function ArchivePresentationPage() {
  return <ArchiveNotice title={(await getTranslations('event.archive'))('presentation')} />
}
