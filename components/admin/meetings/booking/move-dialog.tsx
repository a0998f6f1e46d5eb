'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { ErrorState } from '@/components/ui/states'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import { HourField } from './hour-field'
import { MeetingDialog } from './meeting-dialog'
import { RefusalNote } from './refusal'
import { RoomField } from './room-field'
import { useChoices } from './use-choices'
import { useMeetingWrite } from './use-meeting-write'

type Props = {
  meeting: { id: number; version: number; room_id: number | null; needs_interpreter: boolean }
  onClose: () => void
}

/** Moves a meeting to another hour or room: the way without dragging. */
export function MoveDialog({ meeting, onClose }: Props) {
  const t = useTranslations('admin.meetingBooking')
  const id = useId()
  const { data: choices, isError, refetch } = useChoices({ meeting: meeting.id })
  const [chosen, setChosen] = useState<number | null>(null)
  const [room, setRoom] = useState(meeting.room_id)
  const time = chosen ?? choices?.time_id ?? null
  const { send, isBusy, refusal } = useMeetingWrite(meetingOfficeCalls.moveMeeting, {
    done: t('moved'),
    onDone: onClose,
  })
  const errors = refusal?.fields ?? {}
  const change = { id: meeting.id, time_id: time ?? '', room_id: room }
  return (
    <MeetingDialog
      title={t('moveTitle')}
      action={t('move')}
      isBusy={isBusy || !choices}
      onClose={onClose}
      onSubmit={() => void send({ ...change, version: meeting.version })}
    >
      <RefusalNote
        refusal={refusal}
        fields={['time_id', 'room_id']}
        changed={{ id: meeting.id, overwrite: () => send(change) }}
      />
      {isError && <ErrorState text={t('readFailed')} onRetry={() => void refetch()} />}
      <HourField
        id={`${id}-time`}
        choices={choices}
        value={time}
        error={errors.time_id}
        onChange={setChosen}
      />
      <RoomField
        id={`${id}-room`}
        choices={choices}
        hour={time}
        isInterpreted={meeting.needs_interpreter}
        value={room}
        error={errors.room_id}
        onChange={setRoom}
      />
    </MeetingDialog>
  )
}
