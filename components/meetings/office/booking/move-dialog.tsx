'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { ErrorState } from '@/components/ui/states'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import type { MeetingInFull } from '@/lib/meetings/office/schema'
import { dayOfHour, HourField, hourOf } from './hour-field'
import { MeetingDialog } from './meeting-dialog'
import { RefusalMessage } from './refusal'
import { RoomField } from './room-field'
import { useMeetingChoices } from './use-choices'
import { useMeetingWrite } from './use-meeting-write'
import { useMoveTexts } from './use-move-words'

type Props = {
  meeting: Pick<
    MeetingInFull,
    | 'id'
    | 'version'
    | 'room_id'
    | 'room_number'
    | 'needs_interpreter'
    | 'meeting_date'
    | 'meeting_time'
    | 'sender'
    | 'receiver'
    | 'proposed_at'
  >
  onClose: () => void
}

/** The dialog that moves a meeting to another hour or room, for staff who do not drag it on the board. */
export function MoveDialog({ meeting, onClose }: Props) {
  const t = useTranslations('admin.meetingBooking')
  const id = useId()
  const { data: choices, isError, refetch } = useMeetingChoices({ meeting: meeting.id })
  const [chosenTime, setChosenTime] = useState<number | null>(null)
  const [room, setRoom] = useState(meeting.room_id)
  const time = chosenTime ?? choices?.time_id ?? null
  const { describeMove, movedText } = useMoveTexts()
  const movedMeeting = { ...meeting, hasProposal: meeting.proposed_at !== null }
  const from = {
    day: meeting.meeting_date.slice(0, 10),
    time: meeting.meeting_time.slice(0, 5),
    room: meeting.room_number || null,
  }
  const to = {
    day: dayOfHour(choices, time) ?? from.day,
    time: hourOf(choices, time)?.meeting_time ?? from.time,
    room: choices?.rooms.find(({ id }) => id === room)?.room_number ?? null,
  }
  const { send, isBusy, refusal } = useMeetingWrite(meetingOfficeCalls.moveMeeting, {
    doneMessage: movedText(movedMeeting, from, to),
    onDone: onClose,
  })
  const errors = refusal?.fields ?? {}
  const change = { id: meeting.id, time_id: time ?? '', room_id: room }
  return (
    <MeetingDialog
      title={t('moveTitle')}
      description={describeMove(movedMeeting, from)}
      action={t('move')}
      isBusy={isBusy || !choices}
      onClose={onClose}
      onSubmit={() => void send({ ...change, version: meeting.version })}
    >
      <RefusalMessage
        refusal={refusal}
        fields={['time_id', 'room_id']}
        conflict={{ id: meeting.id, overwrite: () => send(change) }}
      />
      {isError && <ErrorState text={t('readFailed')} onRetry={() => void refetch()} />}
      <HourField
        id={`${id}-time`}
        choices={choices}
        value={time}
        error={errors.time_id}
        onChange={setChosenTime}
      />
      <RoomField
        id={`${id}-room`}
        choices={choices}
        hourId={time}
        isInterpreted={meeting.needs_interpreter}
        value={room}
        error={errors.room_id}
        onChange={setRoom}
      />
    </MeetingDialog>
  )
}
