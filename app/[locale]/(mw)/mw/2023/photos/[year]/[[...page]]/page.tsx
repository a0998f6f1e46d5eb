import type { Metadata } from 'next'
import { archiveHomeMetadata, ArchivePage } from '@/components/event/archive-page'
import { photoYears, type PhotosFilter } from '@/components/event/archive-photos'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'

type Props = { params: Promise<{ locale: string; year: string; page?: string[] }> }

export function generateStaticParams() {
  return []
}

/** Reads the year and the page number from the path. @returns null when one of them is invalid */
async function parsePhotosParams(params: Props['params']): Promise<PhotosFilter | null> {
  const { year, page: [page = '1', ...rest] = [] } = await params
  const photoYear = photoYears.find((each) => String(each) === year) ?? null
  const isPage = /^[1-9]\d{0,5}$/.test(page) && rest.length === 0
  return isPage && (photoYear || year === 'all') ? { year: photoYear, page: Number(page) } : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const photos = await parsePhotosParams(params)
  return photos ? archiveHomeMetadata(params, { tab: 'agenda', photos }) : siteNotFoundMetadata('mw')
}

/** The home of the archived site, with the photographs of one year or of all years. */
export default async function ArchivePhotosPage({ params }: Props) {
  const photos = await parsePhotosParams(params)
  return photos ? <ArchivePage params={params} tab="agenda" photos={photos} /> : <NotFoundView site="mw" />
}
