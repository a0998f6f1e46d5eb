import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getArchivedEdition } from '@/lib/event/editions/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { eventCard } from '@/lib/sites/cards/share-card'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { ArchiveHome } from './archive-home'
import type { PhotosFilter } from './archive-photos'
import type { ArchiveTab } from './archive-tabs'

type Params = Promise<{ locale: string }>
/** What the home of the archived site shows: the open tab, and the year and page of the photographs. */
type ArchiveHomeView = { tab: ArchiveTab; photos: PhotosFilter }

function pathOf({ tab, photos }: ArchiveHomeView): string {
  if (tab === 'registration') return eventPaths.archiveRegistration
  return eventPaths.archivePhotos(photos.year, photos.page)
}

/**
 * Returns the metadata of the archived home. Each tab, and each year and page of the photographs, has a
 * separate address. The title names the registration tab or the chosen year, and a page number above 1.
 */
export async function archiveHomeMetadata(params: Params, state: ArchiveHomeView): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('event.archive')
  const { photos, tab } = state
  const part = tab === 'registration' ? t('registration') : photos.year ? t(`week${photos.year}`) : ''
  const place = photos.page > 1 ? `${t('photos')} ${photos.page}` : ''
  const title = [part, place, t('name')].filter(Boolean).join(' · ')
  const image = await eventCard(locale, tab === 'registration' ? 'archive-registration' : 'archive')
  return pageMetadata({ locale, path: pathOf(state), title, description: t('description'), image })
}

export async function ArchivePage({ params, ...state }: { params: Params } & ArchiveHomeView) {
  const [locale, datedEdition] = await Promise.all([requirePageLocale(params), getArchivedEdition()])
  return <ArchiveHome {...state} datedEdition={datedEdition} locale={locale} />
}
