import { getTranslations } from 'next-intl/server'
import { PastLastPage } from '@/components/site/past-last-page'
import { SectionHead } from '@/components/site/section-head'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ListFoot } from '@/components/ui/list-foot'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState } from '@/components/ui/states'
import { numberOfPages } from '@/lib/platform/api/paging'
import { listGallery, countGallery } from '@/lib/event/gallery/queries'
import { galleryPageSize } from '@/lib/event/gallery/schema'
import { galleryPhotographsMin } from '@/lib/event/editions/schema'
import { listEditions } from '@/lib/event/editions/queries'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { ArchiveGallery } from './archive-gallery'
import styles from './archive-photos.module.css'
import { sliderTexts } from './slider-texts'

/** The years whose photographs the archived site shows. */
export const photoYears = [2022, 2023] as const
export type PhotosFilter = { year: (typeof photoYears)[number] | null; page: number }

/** Shows the photographs of both archived years, or of one year. */
export async function ArchivePhotos({ filter, locale }: { filter: PhotosFilter; locale: Locale }) {
  const [t, gallery, editions] = await Promise.all([
    getTranslations('event.archive'),
    getTranslations('event.gallery'),
    listEditions(),
  ])
  const years: readonly number[] = filter.year ? [filter.year] : photoYears
  const ids = editions.filter(({ year }) => years.includes(year)).map(({ id }) => id)
  const offset = (filter.page - 1) * galleryPageSize
  const total = await countGallery(ids)
  const images = total < galleryPhotographsMin ? [] : await listGallery(ids, galleryPageSize, offset)
  const tabs = [
    { name: 'all', label: t('all'), href: localePath(locale, eventPaths.archive) },
    ...photoYears.map((year) => ({
      name: String(year),
      label: t(`week${year}`),
      href: localePath(locale, eventPaths.archivePhotos(year)),
    })),
  ]
  return (
    <section className="section" id="photos">
      <div className={`wrap ${styles.photos}`}>
        <SectionHead title={t('photos')} />
        <LinkTabs label={t('photosOf')} tabs={tabs} current={String(filter.year ?? 'all')} />
        {images.length === 0 &&
          (filter.page > 1 ? (
            <PastLastPage firstHref={eventPaths.archivePhotos(filter.year)} />
          ) : (
            <EmptyState title={t('noPhotos')} level={3} />
          ))}
        <ArchiveGallery
          // Remounts the gallery when the year or the page changes.
          key={`${filter.year} ${filter.page}`}
          images={images}
          offset={offset}
          locale={locale}
          texts={sliderTexts(gallery)}
        />
        {total > galleryPageSize && (
          <ListFoot>
            <Pagination
              page={filter.page}
              pages={numberOfPages(total, galleryPageSize)}
              hrefOf={(page) => eventPaths.archivePhotos(filter.year, page)}
            />
          </ListFoot>
        )}
      </div>
    </section>
  )
}
