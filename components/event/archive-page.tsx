import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getArchivedEdition } from '@/lib/event/editions/queries'
import { pageLocale } from '@/lib/platform/i18n/page-locale'
import { eventCard } from '@/lib/sites/cards/share-card'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { ArchiveHome } from './archive-home'
import type { PhotosFilter } from './archive-photos'
import type { ArchiveTab } from './archive-tabs'

type Params = Promise<{ locale: string }>
/** Which of its parts the home of the archived site shows. */
type State = { tab: ArchiveTab; photos: PhotosFilter }

function pathOf({ tab, photos }: State): string {
  if (tab === 'registration') return eventPaths.archiveRegistration
  return eventPaths.archivePhotos(photos.year, photos.page)
}

/** Each state has a separate address, with a title that names its content. */
export async function archiveMetadata(params: Params, state: State): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations('event.archive')
  const { photos, tab } = state
  const part = tab === 'registration' ? t('registration') : photos.year ? t(`week${photos.year}`) : ''
  const place = photos.page > 1 ? `${t('photos')} ${photos.page}` : ''
  const title = [part, place, t('name')].filter(Boolean).join(' · ')
  const image = await eventCard(locale, tab === 'registration' ? 'archive-registration' : 'archive')
  return pageMetadata({ locale, path: pathOf(state), title, description: t('description'), image })
}

export async function ArchivePage({ params, ...state }: { params: Params } & State) {
  const [locale, datedEdition] = await Promise.all([pageLocale(params), getArchivedEdition()])
  return <ArchiveHome {...state} datedEdition={datedEdition} locale={locale} />
}
