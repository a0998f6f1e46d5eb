'use client'

import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import { galleryCalls } from '@/lib/event/gallery/calls'
import type { GalleryRow } from '@/lib/event/gallery/schema'
import { formatDate } from '@/lib/platform/i18n/format'
import { RowActions } from '../../office/list/row-actions'
import { useRemove } from '../../office/list/use-remove'
import styles from './gallery-tiles.module.css'

type Props = {
  images: readonly GalleryRow[]
  /** Returns the address of the form that edits a picture. */
  hrefOf: (id: number) => string
}

/** The stored photographs, each with its caption, its date, and buttons to edit and delete it. */
export function GalleryTiles({ images, hrefOf }: Props) {
  const t = useTranslations('admin.eventGallery')
  const kinds = useTranslations('admin.pictures.choices.picture_kind')
  const list = useTranslations('admin.list')
  const remove = useRemove({ remove: galleryCalls.deleteGalleryImage })
  return (
    <ul className={styles.tiles}>
      {images.map(({ id, image, picture_kind, caption, event_date }) => {
        const name = caption || t('name', { id })
        return (
          <li key={id}>
            <Picture className={styles.picture} url={image} alt={name} sizes="16rem" />
            <p>{caption || <span className="secondary">{t('noCaption')}</span>}</p>
            {picture_kind !== 'photograph' && (
              <p className="secondary">{t('notShown', { kind: kinds(picture_kind) })}</p>
            )}
            <div className={styles.foot}>
              <small className="num">{formatDate(event_date, 'mn')}</small>
              <RowActions
                name={name}
                editHref={hrefOf(id)}
                onRemove={
                  remove ? () => void remove({ id }, t('remove', { name }), list('toBin')) : undefined
                }
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
