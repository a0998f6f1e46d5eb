'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { isRecord } from '@/components/ui/browser-storage'
import { useToast } from '@/components/ui/toast'
import { failureText } from '@/lib/platform/api/call-error'
import { useAccount } from '../account'
import { clearDraft, draftKey, type OfferedDraft } from './draft'
import { useDraftOffers } from './use-draft-offers'
import { pickFields } from '@/lib/platform/pick-fields'
import { type DraftOptions, useDraftStoring } from './use-draft-storing'
import { type ServerDrafts, useServerDraft } from './use-server-draft'

type Options<Values extends FieldValues> = DraftOptions<Values> & {
  /** The name of the form, such as `news`. */
  name: string
  /** Where colleagues find the draft; undefined for a form whose drafts stay on this device. */
  server?: ServerDrafts | undefined
}

/**
 * Stores the typed values on this device and, after a longer pause, on the server. The next time the form
 * opens, staff are asked whether to continue them.
 * @returns what the save bar shows, and functions for the form's save and cancel
 */
export function useDraft<Values extends FieldValues>({ name, server, ...options }: Options<Values>) {
  const { form, recordId, versionRef, fields } = options
  const t = useTranslations()
  const toast = useToast()
  const accountId = useAccount().id
  const keyOf = (id: number | string) => draftKey(accountId, name, id)
  const key = keyOf(server?.draftId ?? recordId)
  /** Whether the draft was filed, or begun in another form, so that a cancel must not delete it. */
  const isKept = useRef(false)
  const onServer = useServerDraft(server)
  const { readContent, writeToDevice, stopPauses, isFiled, setIsFiled, forgetDraft } = useDraftStoring(
    options,
    key,
    onServer,
  )
  const restore = (draft: OfferedDraft) => {
    const values = pickFields<Record<string, unknown>, string>(draft.values, fields)
    versionRef.current = draft.version
    onServer.restart(draft.continues, draft.by ? values : undefined)
    isKept.current = draft.continues !== null
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    // The server has all of it until the next change.
    setIsFiled(draft.by !== null)
  }
  const offers = useDraftOffers({
    ...{ keyOf, recordId, server, restore, forgetDraft },
    readInitialValues: () => form.formState.defaultValues ?? {},
  })

  const clear = () => {
    forgetDraft()
    isKept.current = false
  }
  /** Stores the draft on the server at once, whatever publishing still needs. */
  const fileDraft = async ({ overwrites = false } = {}) => {
    stopPauses()
    try {
      const state = await onServer.store(readContent(), { isAsked: true, overwrites })
      // The bar tells of it.
      if (state?.is === 'conflict') return writeToDevice()
      isKept.current = true
      setIsFiled(true)
      clearDraft(localStorage, key)
      toast(t(hasChosenFile(form.getValues()) ? 'admin.draft.savedWithoutFiles' : 'admin.draft.saved'))
    } catch (error) {
      writeToDevice()
      toast(failureText(error, t('ui.toast.failed')), { kind: 'danger' })
    }
  }
  return {
    ...offers,
    hasServer: onServer.isAvailable && fields.length > 0,
    state: onServer.state,
    /** Whether the server has what was typed, because somebody pressed the button or continues it unchanged. */
    isFiled,
    fileDraft,
    /** Forgets the draft after a save, which has deleted it on the server. */
    clear,
    /** Drops what was typed since the form opened; a draft that was filed or begun elsewhere stays on the server. */
    discard: () => {
      stopPauses()
      if (!isKept.current) void onServer.remove().catch(() => undefined)
      clear()
    },
    /** Waits for a storing that is under way. @returns the number of the draft that a save finishes */
    settle: onServer.settle,
  }
}

export type FormDraft = Pick<
  ReturnType<typeof useDraft<FieldValues>>,
  'offers' | 'closeOffers' | 'continueDraft' | 'dropOffer' | 'hasServer' | 'state' | 'isFiled' | 'fileDraft'
>

/** Whether a form has a chosen file, alone or in a list of pictures. */
function hasChosenFile(values: FieldValues): boolean {
  return Object.values(values)
    .flat()
    .some((value: unknown) => value instanceof File || (isRecord(value) && value.file instanceof File))
}
