'use client'

import { Check, Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { failureText } from '@/lib/platform/api/call-error'
import type { Registrant } from '@/lib/directory/registrants/schema'
import { listingRequestCalls } from '@/lib/directory/requests/calls'
import type { ListingType } from '@/lib/directory/requests/schema'
import { useWrite } from '../../office/calls'
import styles from './review.module.css'

/** Reasons for a rejection; each fills in a ready-made text to the registrant. */
const reasons = ['duplicate', 'incomplete', 'unrelated'] as const

type Props = {
  type: ListingType
  listing: { id: number; version: number }
  registrant: Registrant | null
  onEdit: () => void
  onDone: () => void
}

/** The actions on a request: edit it, reject it with a reason, or publish it. */
export function ReviewActions({ type, listing, registrant, onEdit, onDone }: Props) {
  const t = useTranslations('admin.listingRequests')
  const [isRejecting, setRejecting] = useState(false)
  const { decide, isBusy, problem } = useRequestDecision(type, listing, onDone)
  if (isRejecting)
    return (
      <RejectForm
        registrant={registrant}
        problem={problem}
        isBusy={isBusy}
        onCancel={() => setRejecting(false)}
        onReject={(reason) => void decide('reject', reason)}
      />
    )
  return (
    <>
      {problem && <Alert kind="danger">{problem}</Alert>}
      <div className={styles.foot}>
        <p>{registrant ? t(`told.${registrant.lang}`, { email: registrant.email }) : t('toldNobody')}</p>
        <div className={styles.buttons}>
          <Button variant="quiet" disabled={isBusy} onClick={onEdit}>
            <Pencil className="icon" size={16} aria-hidden />
            {t('edit')}
          </Button>
          <Button
            variant="quiet"
            className={styles.reject}
            disabled={isBusy}
            onClick={() => setRejecting(true)}
          >
            {t('reject')}
          </Button>
          <Button disabled={isBusy} onClick={() => void decide('approve')}>
            <Check className="icon" size={16} aria-hidden />
            {t('approve')}
          </Button>
        </div>
      </div>
    </>
  )
}

function useRequestDecision(
  type: ListingType,
  { id, version }: { id: number; version: number },
  onDone: () => void,
) {
  const t = useTranslations('admin')
  const toast = useToast()
  const write = useWrite(listingRequestCalls.decideListingRequest)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const decide = async (decision: 'approve' | 'reject', reason = '') => {
    setBusy(true)
    setProblem(null)
    try {
      await write({ type, id, version, decision, reason })
      toast(t(decision === 'approve' ? 'listingRequests.approved' : 'listingRequests.rejected'))
      onDone()
    } catch (error) {
      setProblem(failureText(error, t('listings.failed')))
      toast(t('listings.saveFailed'), { kind: 'danger', milliseconds: 3000 })
    } finally {
      setBusy(false)
    }
  }
  return { decide, isBusy, problem }
}

type RejectProps = {
  registrant: Registrant | null
  problem: string | null
  isBusy: boolean
  onCancel: () => void
  onReject: (reason: string) => void
}

/**
 * The form for the reason of a rejection. A press on a ready-made reason fills in its text, in the language
 * of the registration, or in Mongolian if nobody registered the listing.
 */
function RejectForm({ registrant, problem, isBusy, onCancel, onReject }: RejectProps) {
  const t = useTranslations('admin.listingRequests')
  const validation = useTranslations('validation.listing')
  const id = useId()
  const lang = registrant?.lang ?? 'mn'
  const [choice, setChoice] = useState<(typeof reasons)[number] | null>(null)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = isTried && text.trim() === ''
  return (
    <form
      className={styles.reason}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (text.trim() === '') document.getElementById(id)?.focus()
        else onReject(text)
      }}
    >
      {problem && <Alert kind="danger">{problem}</Alert>}
      <div className={styles.chips} role="group" aria-label={t('readyReasons')}>
        {reasons.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={reason === choice}
            onClick={() => {
              setChoice(reason)
              setText(t(`ready.${lang}.${reason}`))
            }}
          >
            {t(`reasons.${reason}`)}
          </button>
        ))}
      </div>
      <Textarea
        id={id}
        label={t('reason')}
        rows={3}
        value={text}
        lang={lang === 'en' ? lang : undefined}
        error={isMissing ? validation('reason') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.foot}>
        <p>{registrant ? t(`reasonTold.${lang}`, { email: registrant.email }) : t('toldNobody')}</p>
        <div className={styles.buttons}>
          <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="danger" disabled={isBusy}>
            {t('doReject')}
          </Button>
        </div>
      </div>
    </form>
  )
}
