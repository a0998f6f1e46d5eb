'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Pagination } from '@/components/ui/pagination'
import { Panel } from '@/components/ui/panel'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import { galleryCalls } from '@/lib/event/gallery/calls'
import { officeGalleryPageSizes } from '@/lib/event/gallery/schema'
import { dayField } from '@/lib/event/dates/choices'
import { useMayCall } from '../../office/account'
import { useRead } from '../../office/calls'
import { useListUrl, type ListUrl } from '../../office/list/list-url'
import { ToolSelect } from '../../office/list/tool'
import { DropZone } from '../../office/media/drop-zone'
import { FileInput } from '../../office/media/file-input'
import { PageHead } from '../../office/page-head'
import { useOptions } from '../../office/resource/select-field'
import { useUnsavedGuard } from '../../office/unsaved'
import { GalleryTiles } from './gallery-tiles'
import { UploadList } from './upload-list'
import { useUploadQueue } from './use-upload-queue'
import styles from './gallery-office.module.css'

/**
 * The photographs of one day or of all days. Once a day is chosen, staff can upload many photographs at once,
 * each with its own progress.
 */
export function GalleryScreen() {
  const t = useTranslations('admin.eventGallery')
  const screens = useTranslations('admin.screens')
  const url = useListUrl()
  const dayId = Number(url.get('event_date_id') ?? 0) || null
  const uploads = useUploadQueue()
  useUnsavedGuard(uploads.counts.open + uploads.counts.failed > 0)
  const mayAdd = useMayCall()(galleryCalls.insertGallery)
  const query = useStoredPictures(url, dayId)
  return (
    <>
      <PageHead
        title={screens('eventGallery')}
        note={query.data ? t('count', { count: query.data.total }) : ''}
      />
      <Panel>
        <div className={styles.tools}>
          <DayChoice url={url} dayId={dayId} />
          <PageSizeChoice url={url} />
        </div>
        {mayAdd && dayId !== null && <PictureDrop onFiles={(files) => uploads.add(files, dayId)} />}
        {mayAdd && dayId === null && (
          <div className={styles.note}>
            <Alert kind="info">{t('chooseDay')}</Alert>
          </div>
        )}
        <UploadList {...uploads} />
      </Panel>
      <Panel className={styles.stored} aria-busy={query.isPending || query.isPlaceholderData}>
        <StoredPictures query={query} url={url} />
      </Panel>
    </>
  )
}

function useStoredPictures(url: ListUrl, dayId: number | null) {
  const input = { ...(dayId !== null && { event_date_id: dayId }), ...url.paging(officeGalleryPageSizes) }
  return useRead(galleryCalls.listAdminGallery, input, { placeholderData: keepPreviousData })
}

function DayChoice({ url, dayId }: { url: ListUrl; dayId: number | null }) {
  const t = useTranslations('admin.eventGallery')
  if (dayField.kind !== 'select') throw new Error('a day is chosen from a read')
  const days = useOptions(dayField.from) ?? []
  return (
    <ToolSelect
      label={t('day')}
      value={dayId ?? ''}
      onChange={({ target }) => url.go({ event_date_id: target.value || null, page: null })}
    >
      <option value="">{t('allDays')}</option>
      {days.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </ToolSelect>
  )
}

function PageSizeChoice({ url }: { url: ListUrl }) {
  const t = useTranslations('admin.list')
  return (
    <ToolSelect
      label={t('pageSize')}
      atEnd
      value={url.paging(officeGalleryPageSizes).limit}
      onChange={({ target }) => url.go({ limit: target.value, page: null })}
    >
      {officeGalleryPageSizes.map((size) => (
        <option key={size}>{size}</option>
      ))}
    </ToolSelect>
  )
}

/** The area in which staff choose or drop pictures; each picture is checked separately. */
function PictureDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTranslations('admin')
  const rule = galleryCalls.insertGallery.files?.images
  if (!rule) throw new Error('the call takes pictures')
  return (
    <div
      className={styles.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
    >
      <DropZone id="gallery" text={t('form.chooseImages')}>
        <span className="sr-only" id="gallery-label">
          {t('eventGallery.fields.image')}
        </span>
        <FileInput id="gallery" rule={rule} multiple onFiles={onFiles} />
      </DropZone>
    </div>
  )
}

function StoredPictures({ query, url }: { query: ReturnType<typeof useStoredPictures>; url: ListUrl }) {
  const t = useTranslations('admin.eventGallery')
  const ui = useTranslations('ui.state')
  const { page, limit } = url.paging(officeGalleryPageSizes)
  if (!query.data)
    return query.isError ? (
      <ErrorState onRetry={() => void query.refetch()} />
    ) : (
      <SkeletonRows count={4} label={ui('loading')} />
    )
  const { images, total, totalPages } = query.data
  if (images.length === 0) return <EmptyState title={ui('empty')} hint={t('emptyHint')} />
  return (
    <>
      {query.isError && <ErrorState onRetry={() => void query.refetch()} />}
      <GalleryTiles images={images} hrefOf={(id) => url.hrefWith({ id })} />
      <GalleryPagination
        page={page}
        limit={limit}
        visibleCount={images.length}
        total={total}
        pages={totalPages}
        url={url}
      />
    </>
  )
}

function GalleryPagination(props: {
  page: number
  limit: number
  visibleCount: number
  total: number
  pages: number
  url: ListUrl
}) {
  const { page, limit, visibleCount, total, pages, url } = props
  const t = useTranslations('admin.list')
  const first = (page - 1) * limit + 1
  return (
    <div className={styles.foot}>
      <span className="num">{t('range', { first, last: first + visibleCount - 1, total })}</span>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) => url.hrefWith({ page: to > 1 ? to : null })}
        withEnds
        compact
      />
    </div>
  )
}
