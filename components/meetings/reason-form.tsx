import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/field'
import type { FieldProblems } from '@/components/ui/use-submission'
import { reasonLettersMax } from '@/lib/meetings/limits'
import type { OwnMeeting } from '@/lib/meetings/participants/schema'
import { useOptionalFields } from './optional-fields'
import { hasProposalForMe } from './meeting-state'
import { StepForm } from './step-form'

type Props = {
  step: 'decline' | 'cancel' | 'takeBack'
  meeting: OwnMeeting
  isBusy: boolean
  problems: FieldProblems
  /** Why the server did not accept the step; empty without an error. */
  message: string
  onBack: () => void
  onSend: (reason: string) => Promise<void>
}

/** Asks the reader to confirm a refusal, a cancellation or a withdrawal. A withdrawal has no reason. */
export function ReasonForm({ step, meeting, isBusy, problems, message, onBack, onSend }: Props) {
  const t = useTranslations('meetings.act')
  const id = useId()
  const optional = useOptionalFields()
  const [reason, setReason] = useState('')
  const isTime = step === 'decline' && hasProposalForMe(meeting)
  const question = isTime
    ? meeting.meeting_status === 'accepted'
      ? 'declineTimeTitle'
      : 'declineCounterTitle'
    : (`${step}Title` as const)
  const send = (event: FormEvent) => {
    event.preventDefault()
    void onSend(reason)
  }
  return (
    <StepForm
      title={t(question)}
      message={problems.reason ? '' : message}
      onSubmit={send}
      buttons={
        <>
          <Button type="submit" small disabled={isBusy}>
            {isBusy ? t('sending') : t(isTime ? 'declineTime' : step)}
          </Button>
          <Button variant="quiet" small disabled={isBusy} onClick={onBack}>
            {t('back')}
          </Button>
        </>
      }
    >
      {step !== 'takeBack' && (
        <Textarea
          id={id}
          label={t('reason')}
          optional={optional.includes('reason')}
          rows={2}
          maxLength={reasonLettersMax}
          value={reason}
          error={problems.reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </StepForm>
  )
}
