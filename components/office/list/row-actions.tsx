'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { IconButton, IconLink } from '@/components/ui/button'
import styles from './row-actions.module.css'

type Props = {
  /** The name of the row, so that the buttons of different rows have different names. */
  name: string
  editHref?: string | undefined
  onEdit?: (() => void) | undefined
  /** Further actions, which stand before the edit and delete buttons. */
  children?: ReactNode
  /** Deletes the row; undefined if the account may not delete. */
  onRemove?: (() => void) | undefined
}

/** The action buttons of a row; on a phone they are large enough for a finger. */
export function RowButtons({ children }: { children: ReactNode }) {
  return <span className={styles.actions}>{children}</span>
}

/** The buttons of a row: further actions, then edit and delete. Each appears only if its prop is given. */
export function RowActions({ name, editHref, onEdit, onRemove, children }: Props) {
  const t = useTranslations('admin.list')
  const edit = <Pencil className="icon" size={17} aria-hidden />
  return (
    <RowButtons>
      {children}
      {editHref && (
        <IconLink label={t('edit', { name })} href={editHref}>
          {edit}
        </IconLink>
      )}
      {onEdit && (
        <IconButton label={t('edit', { name })} onClick={onEdit}>
          {edit}
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={t('remove', { name })} onClick={onRemove}>
          <Trash2 className="icon" size={17} aria-hidden />
        </IconButton>
      )}
    </RowButtons>
  )
}
