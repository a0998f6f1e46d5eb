'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { useAccount } from '../account'
import { clearDraft, isDraftChanged, draftKey, readOrExpireDraft, tryWriteDraft, type Draft } from './draft'

const pauseMilliseconds = 600

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** The name of the form, such as `news`. */
  name: string
  recordId: number | 'new'
  /**
   * The version of the record on which the form's values are based; null for a new record. When a draft is
   * restored, this becomes the version on which the draft is based.
   */
  versionRef: RefObject<number | null>
  /** The fields that the draft stores: texts and choices, not files. Empty for a form without a draft. */
  fields: readonly Path<Values>[]
}

/**
 * Stores the typed values on this device. The next time the form opens, staff are asked whether to restore
 * them.
 * @returns the question to render, and a function that clears the draft after a save or a cancel
 */
export function useDraft<Values extends FieldValues>({
  form,
  name,
  recordId,
  versionRef,
  fields,
}: Options<Values>) {
  const key = draftKey(useAccount().id, name, recordId)
  const [storedDraft, setStoredDraft] = useState<Draft | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const draft = readOrExpireDraft(localStorage, key)
    const start = form.formState.defaultValues as Record<string, unknown>
    // A timer sets the state, because a state set directly in an effect renders the form again at once.
    const timer = setTimeout(
      () => setStoredDraft(draft && isDraftChanged(draft.values, start) ? draft : null),
      0,
    )
    return () => clearTimeout(timer)
  }, [form, key])

  useEffect(() => {
    const saveDraftIfDirty = () => {
      pause.current = undefined
      if (!form.formState.isDirty || fields.length === 0) return
      const values = form.getValues()
      tryWriteDraft(localStorage, key, {
        version: versionRef.current,
        values: Object.fromEntries(fields.map((field) => [field, values[field]])),
      })
    }
    /** Stores unsaved values without waiting for a typing pause, because the page may be about to close. */
    const savePendingDraft = () => {
      if (pause.current === undefined) return
      clearTimeout(pause.current)
      saveDraftIfDirty()
    }
    const { unsubscribe } = form.watch((_, { name: fieldName }) => {
      clearTimeout(pause.current)
      // A reset of the form, such as after a save, names no field and leaves nothing to store.
      pause.current = fieldName === undefined ? undefined : setTimeout(saveDraftIfDirty, pauseMilliseconds)
    })
    // What was typed before the scripts had loaded is unsaved already, and no change tells of it.
    pause.current ??= setTimeout(saveDraftIfDirty, pauseMilliseconds)
    window.addEventListener('pagehide', savePendingDraft)
    document.addEventListener('visibilitychange', savePendingDraft)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', savePendingDraft)
      document.removeEventListener('visibilitychange', savePendingDraft)
      savePendingDraft()
    }
  }, [form, key, versionRef, fields])

  const clear = useCallback(() => {
    clearTimeout(pause.current)
    pause.current = undefined
    clearDraft(localStorage, key)
  }, [key])
  const restoreDraft = () => {
    if (!storedDraft) return
    versionRef.current = storedDraft.version
    for (const [field, value] of Object.entries(storedDraft.values)) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    setStoredDraft(null)
  }
  const question = (
    <RestoreDraftDialog
      draft={storedDraft}
      onClose={() => setStoredDraft(null)}
      onRestore={restoreDraft}
      onDrop={() => {
        clear()
        setStoredDraft(null)
      }}
    />
  )
  return { question, clear }
}

function RestoreDraftDialog({
  draft,
  onClose,
  onRestore,
  onDrop,
}: {
  draft: Draft | null
  onClose: () => void
  onRestore: () => void
  onDrop: () => void
}) {
  const t = useTranslations('admin.draft')
  return (
    <Dialog
      open={draft !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={draft && t('text', { time: formatDateTime(draft.savedAt, 'mn') })}
      actions={
        <>
          <Button variant="quiet" onClick={onDrop}>
            {t('drop')}
          </Button>
          <Button onClick={onRestore}>{t('restore')}</Button>
        </>
      }
    />
  )
}
