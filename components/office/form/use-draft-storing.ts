import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { StorageKey } from '@/components/ui/browser-storage'
import { pickFields } from '@/lib/platform/pick-fields'
import { clearDraft, isDraftChanged, tryWriteDraft } from './draft'
import type { ServerDraftStore } from './use-server-draft'

const pauseMilliseconds = 600
/** How long after the last change the draft is stored on the server. */
const serverPauseMilliseconds = 10_000

export type DraftOptions<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  recordId: number | 'new'
  /**
   * The version of the record on which the form's values are based; null for a new record. When a draft is
   * restored, this becomes the version on which the draft is based.
   */
  versionRef: RefObject<number | null>
  /** The fields that the draft stores: texts and choices, not files. Empty for a form without a draft. */
  fields: readonly Path<Values>[]
  /** What lists show as the name of the draft. */
  titleOf?: ((values: Values) => string) | undefined
}

/**
 * Stores the typed values on this device after a pause, on the server after a longer one, and on both when the
 * form or its page closes.
 */
export function useDraftStoring<Values extends FieldValues>(
  { form, recordId, versionRef, fields, titleOf }: DraftOptions<Values>,
  key: StorageKey,
  onServer: ServerDraftStore,
) {
  const [isFiled, setIsFiled] = useState(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const serverPause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const readContent = () => {
    const values = form.getValues()
    return {
      recordId: recordId === 'new' ? null : recordId,
      recordVersion: versionRef.current,
      title: titleOf?.(values) ?? '',
      values: pickFields<Record<string, unknown>, string>(values, fields),
    }
  }
  const writeToDevice = () => {
    const { values } = readContent()
    tryWriteDraft(localStorage, key, {
      version: versionRef.current,
      values,
      server: onServer.originOf(values),
    })
  }
  const writeToDeviceIfDirty = useEffectEvent(() => {
    pause.current = undefined
    if (form.formState.isDirty && fields.length > 0) writeToDevice()
  })
  const storeOnServerIfChanged = useEffectEvent((isLeaving: boolean) => {
    clearTimeout(serverPause.current)
    serverPause.current = undefined
    const { isDirty, isSubmitting, defaultValues = {} } = form.formState
    if (!onServer.isAvailable || !isDirty || isSubmitting || fields.length === 0) return
    const content = readContent()
    if (!onServer.hasDraft() && !isDraftChanged(content.values, defaultValues)) return
    const end = onServer.store(content, { isLeaving })
    // The page may be gone before the answer is there.
    if (isLeaving) writeToDevice()
    void end.then(() => {
      if (form.formState.isDirty && pause.current === undefined && onServer.hasDraft()) writeToDevice()
    })
  })
  const noteChange = useEffectEvent((isReset: boolean) => {
    clearTimeout(pause.current)
    clearTimeout(serverPause.current)
    setIsFiled(false)
    // A reset of the form, such as after a save, leaves nothing to store.
    pause.current = isReset ? undefined : setTimeout(() => writeToDeviceIfDirty(), pauseMilliseconds)
    serverPause.current = isReset
      ? undefined
      : setTimeout(() => storeOnServerIfChanged(false), serverPauseMilliseconds)
  })
  /** Stores unsaved values without waiting for a pause, because the form or its page may be about to close. */
  const storePending = useEffectEvent((isLeaving: boolean) => {
    if (pause.current !== undefined) {
      clearTimeout(pause.current)
      writeToDeviceIfDirty()
    }
    if (serverPause.current !== undefined) storeOnServerIfChanged(isLeaving)
  })

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name: fieldName }) => noteChange(fieldName === undefined))
    // What was typed before the scripts had loaded is unsaved already, and no change tells of it.
    pause.current ??= setTimeout(() => writeToDeviceIfDirty(), pauseMilliseconds)
    const storeBeforeLeaving = () => storePending(true)
    const storeWhenHidden = () => {
      if (document.visibilityState === 'hidden') storePending(true)
    }
    window.addEventListener('pagehide', storeBeforeLeaving)
    document.addEventListener('visibilitychange', storeWhenHidden)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', storeBeforeLeaving)
      document.removeEventListener('visibilitychange', storeWhenHidden)
      storePending(false)
    }
  }, [form, key, versionRef, fields])

  const stopPauses = () => {
    clearTimeout(pause.current)
    clearTimeout(serverPause.current)
    pause.current = undefined
    serverPause.current = undefined
  }
  return {
    readContent,
    writeToDevice,
    stopPauses,
    isFiled,
    setIsFiled,
    /** Forgets the draft, on this device and as that of this form. */
    forgetDraft: () => {
      stopPauses()
      clearDraft(localStorage, key)
      onServer.restart(null)
    },
  }
}
