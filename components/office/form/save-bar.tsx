'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useUploadProgressText } from './upload-text'
import type { UploadProgress } from './upload-progress'
import styles from './save-bar.module.css'

type Props = {
  isDirty: boolean
  isSaving: boolean
  progress?: UploadProgress | null
  label?: string
  /** The label of the cancel button; by default «Болих». */
  cancelLabel?: string
  onCancel?: () => void
  /** Whether the bar stands at the bottom of its form, not of the window; for a page with several forms. */
  isWithinForm?: boolean | undefined
}

/**
 * The bar at the bottom of the window or form: the state of the form or of its upload, the cancel button, and
 * the save button.
 */
export function SaveBar({ isDirty, isSaving, progress, label, cancelLabel, onCancel, isWithinForm }: Props) {
  const t = useTranslations()
  const uploading = useUploadProgressText(progress ?? null)
  const state = isSaving ? (uploading ?? t('admin.form.saving')) : isDirty ? t('admin.unsaved.note') : ''
  return (
    <div className={clsx(styles.bar, isWithinForm && styles.within)}>
      <p role="status">{state}</p>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel} disabled={isSaving}>
          {cancelLabel ?? t('common.cancel')}
        </Button>
      )}
      <Button type="submit" disabled={isSaving}>
        {label ?? t('common.save')}
      </Button>
    </div>
  )
}
