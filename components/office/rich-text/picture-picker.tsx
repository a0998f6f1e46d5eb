'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/field'
import { Picture } from '@/components/ui/picture'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import { pictureCalls } from '@/lib/office/pictures/calls'
import type { Picture as Stored } from '@/lib/office/pictures/schema'
import { useRead } from '../calls'
import styles from './picture-picker.module.css'

type Props = { open: boolean; onClose: () => void; onChoose: (picture: Stored) => void }

/** A dialog to choose a stored picture, found by its file name; each picture lists where it is used. */
export function PicturePicker({ open, onClose, onChoose }: Props) {
  const t = useTranslations('admin.editor')
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('storedImage')}
      description={t('storedImageHint')}
      size="wide"
    >
      {open && <PictureSearch onChoose={onChoose} />}
    </Dialog>
  )
}

const pageSize = 12

function PictureSearch({ onChoose }: Pick<Props, 'onChoose'>) {
  const t = useTranslations('admin.editor')
  const state = useTranslations('ui.state')
  const [listQuery, setListQuery] = useState({ page: 1, term: '' })
  const { page, term } = listQuery
  const deferredQuery = useDeferredValue(listQuery)
  const words = deferredQuery.term.trim()
  const query = useRead(
    pictureCalls.listAdminPictures,
    { page: deferredQuery.page, limit: pageSize, ...(words && { term: words }) },
    { placeholderData: keepPreviousData },
  )
  const { pictures, total = 0, totalPages = 1 } = query.data ?? {}
  return (
    <div className={styles.picker}>
      <Input
        id="stored-picture-term"
        type="search"
        label={t('storedImageSearch')}
        autoComplete="off"
        value={term}
        onChange={({ target }) => setListQuery({ page: 1, term: target.value })}
        // Without this, Enter would submit the form around the editor.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {query.isError && <ErrorState onRetry={() => void query.refetch()} />}
      {!pictures && !query.isError && <SkeletonRows count={4} label={state('loading')} />}
      {pictures?.length === 0 && <EmptyState level={2} title={state('noResults')} />}
      <ul className={styles.grid} aria-busy={query.isPlaceholderData}>
        {pictures?.map((picture) => (
          <PictureCard key={picture.id} picture={picture} onChoose={onChoose} />
        ))}
      </ul>
      <PicturePagination
        {...{ page, total, totalPages }}
        onPage={(next) => setListQuery({ page: next, term })}
      />
    </div>
  )
}

type PagesProps = { page: number; total: number; totalPages: number; onPage: (page: number) => void }

function PicturePagination({ page, total, totalPages, onPage }: PagesProps) {
  const t = useTranslations('admin.editor')
  const common = useTranslations('common')
  return (
    <div className={styles.foot}>
      <p className="meta num" role="status">
        {t('storedImageCount', { count: total })}
      </p>
      <Button variant="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {common('previous')}
      </Button>
      <Button variant="quiet" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        {common('next')}
      </Button>
    </div>
  )
}

function PictureCard({ picture, onChoose }: { picture: Stored } & Pick<Props, 'onChoose'>) {
  const t = useTranslations('admin.editor')
  const { url, name, uses, uses_count: count } = picture
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.choose}
        aria-label={t('choosePicture', { name })}
        onClick={() => onChoose(picture)}
      >
        <Picture url={url} alt="" sizes="200px" className={styles.picture} />
      </button>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {count === 0 ? (
        <span className="meta">{t('storedImageUnused')}</span>
      ) : (
        <details className="meta">
          <summary>{t('storedImageUses', { count })}</summary>
          <ul>
            {uses.map(({ address, title }) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noopener">
                  {title || address}
                </a>
              </li>
            ))}
            {count > uses.length && <li>{t('storedImageMore', { count: count - uses.length })}</li>}
          </ul>
        </details>
      )}
    </li>
  )
}
