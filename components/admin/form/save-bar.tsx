'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

type Props = {
  isDirty: boolean
  isSaving: boolean
  /** Share of the upload that has left, 0 to 1. */
  progress?: number | null
  label?: string
  onCancel?: () => void
}

/** Stays at the bottom of the window: whether something is unsaved, the way back, and the one main button. */
export function SaveBar({ isDirty, isSaving, progress, label, onCancel }: Props) {
  const t = useTranslations()
  const percent = Math.round((progress ?? 0) * 100)
  const state = isSaving
    ? progress
      ? t('admin.form.uploading', { percent })
      : t('admin.form.saving')
    : isDirty
      ? t('admin.unsaved.note')
      : ''
  return (
    <div className="save-bar">
      <p role="status">{state}</p>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel} disabled={isSaving}>
          {t('common.cancel')}
        </Button>
      )}
      <Button type="submit" disabled={isSaving}>
        {label ?? t('common.save')}
      </Button>
    </div>
  )
}
