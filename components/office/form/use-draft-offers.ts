import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { useToast } from '@/components/ui/toast'
import { failureText } from '@/lib/platform/api/call-error'
import { draftCalls } from '@/lib/platform/records/drafts/calls'
import { useWrite } from '../calls'
import { useConfirm } from '../confirm'
import { clearDraft, type draftKey, draftsToOffer, type OfferedDraft, readOrExpireDraft } from './draft'
import { draftFormInput } from './draft-form'
import { readServerDraft, type ServerDrafts } from './use-server-draft'

type Options = {
  /** Returns the key of the device's draft of a record, of the number of a draft, or of `new`. */
  keyOf: (id: number | string) => ReturnType<typeof draftKey>
  recordId: number | 'new'
  server: ServerDrafts | undefined
  /** Returns the form's values without a draft. */
  readInitialValues: () => Record<string, unknown>
  restore: (draft: OfferedDraft) => void
  /** Forgets the draft of this device. */
  forgetDraft: () => void
}

/** Finds the drafts of a form when it opens, and lets staff continue or delete them. */
export function useDraftOffers({
  keyOf,
  recordId,
  server,
  readInitialValues,
  restore,
  forgetDraft,
}: Options) {
  const t = useTranslations()
  const toast = useToast()
  const ask = useConfirm()
  const remove = useWrite(draftCalls.deleteDraft)
  const [offers, setOffers] = useState<readonly OfferedDraft[]>([])
  const draftId = server?.draftId ?? null
  const key = keyOf(draftId ?? recordId)

  const readDeviceDraft = () => {
    const draft = readOrExpireDraft(localStorage, key)
    if (draft || draftId === null) return draft
    // The draft of the list may have been begun here, in the form of a new record.
    const newDraft = readOrExpireDraft(localStorage, keyOf('new'))
    return newDraft?.server?.id === draftId ? newDraft : null
  }
  const openDrafts = useEffectEvent(async (signal: AbortSignal) => {
    const deviceDraft = readDeviceDraft()
    const id = draftId ?? (recordId === 'new' ? deviceDraft?.server?.id : undefined)
    const draftOrRecord = id !== undefined ? { id } : recordId !== 'new' ? { record_id: recordId } : null
    const serverDraft =
      server && draftOrRecord
        ? await readServerDraft(server, draftOrRecord).catch(() => undefined)
        : undefined
    if (signal.aborted) return
    const drafts = draftsToOffer(deviceDraft, serverDraft, readInitialValues())
    if (drafts.every(({ by }) => by !== null)) clearDraft(localStorage, key)
    if (draftId !== null && serverDraft === null) toast(t('admin.draft.gone'), { kind: 'danger' })
    const [first, ...others] = drafts
    // Staff have chosen it in the list already.
    if (draftId !== null && first?.by && others.length === 0) restore(first)
    else setOffers(drafts)
  })
  useEffect(() => {
    const opening = new AbortController()
    // A timer sets the state, because a state set directly in an effect renders the form again at once.
    const timer = setTimeout(() => void openDrafts(opening.signal), 0)
    return () => {
      clearTimeout(timer)
      opening.abort()
    }
  }, [key])

  return {
    offers,
    closeOffers: () => setOffers([]),
    continueDraft: (draft: OfferedDraft) => {
      restore(draft)
      setOffers([])
    },
    /** Deletes the first of the offered drafts, after a confirmation if it is a colleague's. */
    dropOffer: async () => {
      const [offer] = offers
      if (!offer) return
      const question = { title: t('admin.draft.dropQuestion'), description: t('admin.draft.dropLoss') }
      if (offer.by && !offer.by.is_own && !(await ask(question))) return
      try {
        if (server && offer.drops) await remove({ ...draftFormInput(server), id: offer.drops })
        if (!offer.by) forgetDraft()
        setOffers(offers.slice(1))
      } catch (error) {
        toast(failureText(error, t('ui.toast.failed')), { kind: 'danger' })
      }
    },
  }
}
