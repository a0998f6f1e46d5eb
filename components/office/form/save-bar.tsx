'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { DraftQuestion } from './draft-question'
import { DraftState } from './draft-state'
import { useUploadProgressText } from './upload-text'
import type { UploadProgress } from './upload-progress'
import type { FormDraft } from './use-draft'
import styles from './save-bar.module.css'

type Props = {
  isDirty: boolean
  isSaving: boolean
  progress?: UploadProgress | null
  label?: string
  /** The label of the cancel button; by default «Болих». */
  cancelLabel?: string
  onCancel?: () => void
  /** The draft of the form, which the bar offers to store. */
  draft?: FormDraft
  /** Whether the bar stands at the bottom of its form, not of the window; for a page with several forms. */
  isWithinForm?: boolean | undefined
}

/**
 * The bar at the bottom of the window or form: the state of the form or of its upload, the cancel button, the
 * button that stores a draft, and the save button.
 */
export function SaveBar({
  isDirty,
  isSaving,
  progress,
  label,
  cancelLabel,
  onCancel,
  draft,
  isWithinForm,
}: Props) {
  const t = useTranslations()
  const uploading = useUploadProgressText(progress ?? null)
  const state = isSaving
    ? (uploading ?? t('admin.form.saving'))
    : isDirty && !draft?.isFiled
      ? t('admin.unsaved.note')
      : ''
  return (
    <div className={clsx(styles.bar, isWithinForm && styles.within)}>
      <p role="status">{state}</p>
      {draft && isDirty && !isSaving && <DraftState draft={draft} />}
      {onCancel && (
        <Button variant="quiet" onClick={onCancel} disabled={isSaving}>
          {cancelLabel ?? t('common.cancel')}
        </Button>
      )}
      {draft?.hasServer && (
        <Button
          variant="quiet"
          onClick={() => void draft.fileDraft()}
          disabled={isSaving || !isDirty || draft.isFiled}
        >
          {t('admin.draft.save')}
        </Button>
      )}
      <Button type="submit" disabled={isSaving}>
        {label ?? t('common.save')}
      </Button>
      {draft && <DraftQuestion draft={draft} />}
    </div>
  )
}
