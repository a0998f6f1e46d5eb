'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import { InterpreterFields } from './interpreter-fields'
import { MeetingDialog } from './meeting-dialog'
import { RefusalMessage } from './refusal'
import { useMeetingChoices } from './use-choices'
import { useMeetingWrite } from './use-meeting-write'

type Props = {
  meeting: { id: number; version: number; needs_interpreter: boolean; interpreter_id: number | null }
  onClose: () => void
}

/** Sets whether a meeting is interpreted, and by whom. */
export function InterpreterDialog({ meeting, onClose }: Props) {
  const t = useTranslations('admin.meetingBooking')
  const id = useId()
  const { data: choices } = useMeetingChoices({ meeting: meeting.id })
  const [value, setValue] = useState({
    isNeeded: meeting.needs_interpreter,
    interpreter: meeting.interpreter_id,
  })
  const { send, isBusy, refusal } = useMeetingWrite(meetingOfficeCalls.setMeetingInterpreter, {
    doneMessage: t('interpreterSaved'),
    onDone: onClose,
  })
  const change = { id: meeting.id, needs_interpreter: value.isNeeded, interpreter_id: value.interpreter }
  return (
    <MeetingDialog
      title={t('interpreterTitle')}
      description={choices?.needs_interpreter ? t('noCommon') : undefined}
      action={t('save')}
      isBusy={isBusy || !choices}
      onClose={onClose}
      onSubmit={() => void send({ ...change, version: meeting.version })}
    >
      <RefusalMessage
        refusal={refusal}
        fields={['interpreter_id']}
        conflict={{ id: meeting.id, overwrite: () => send(change) }}
      />
      <InterpreterFields
        id={`${id}-interpreter`}
        choices={choices}
        hourId={choices?.time_id ?? null}
        value={value}
        error={refusal?.fields.interpreter_id}
        onChange={setValue}
      />
    </MeetingDialog>
  )
}
