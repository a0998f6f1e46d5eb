'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Textarea } from '@/components/ui/field'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import { reasonLettersMax } from '@/lib/meetings/schema'
import { MeetingDialog } from './meeting-dialog'
import { RefusalMessage } from './refusal'
import { useMeetingWrite } from './use-meeting-write'

type Props = { meeting: { id: number; version: number }; onClose: () => void }

/** The dialog that cancels a meeting with a reason. Both sides get the reason by mail. */
export function CancelDialog({ meeting, onClose }: Props) {
  const t = useTranslations('admin.meetingBooking')
  const validation = useTranslations('validation.meeting')
  const id = useId()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { send, isBusy, refusal } = useMeetingWrite(meetingOfficeCalls.callOffMeeting, {
    doneMessage: t('cancelled'),
    onDone: onClose,
  })
  const change = { id: meeting.id, reason }
  const validateAndCancelMeeting = () => {
    setTried(true)
    if (reason.trim() === '') document.getElementById(`${id}-reason`)?.focus()
    else void send({ ...change, version: meeting.version })
  }
  const isMissing = isTried && reason.trim() === ''
  return (
    <MeetingDialog
      title={t('cancelTitle')}
      description={t('cancelNote')}
      action={t('cancel')}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={validateAndCancelMeeting}
    >
      <RefusalMessage
        refusal={refusal}
        fields={['reason']}
        conflict={{ id: meeting.id, overwrite: () => send(change) }}
      />
      <Textarea
        id={`${id}-reason`}
        label={t('reason')}
        rows={3}
        maxLength={reasonLettersMax}
        value={reason}
        error={isMissing ? validation('reason') : refusal?.fields.reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </MeetingDialog>
  )
}
