import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/field'
import type { MeetingChoices } from '@/lib/meetings/office/schema'
import { seatsNeeded } from '@/lib/meetings/limits'
import { hourOf } from './hour-field'

type Props = {
  id: string
  choices: MeetingChoices | undefined
  hourId: number | null
  isInterpreted: boolean
  value: number | null
  error: string | undefined
  onChange: (value: number | null) => void
}

/** The choice among free rooms with enough seats. Without a choice the server takes the smallest of them. */
export function RoomField({ id, choices, hourId, isInterpreted, value, error, onChange }: Props) {
  const t = useTranslations('admin.meetingBooking')
  const free = hourOf(choices, hourId)?.rooms
  const rooms = (choices?.rooms ?? []).filter(
    (room) =>
      // A chosen room stays in the list even if it is taken, so that the field shows which room was refused.
      room.id === value ||
      (room.capacity >= seatsNeeded(isInterpreted) && (free === undefined || free.includes(room.id))),
  )
  return (
    <Select
      id={id}
      label={t('room')}
      error={error}
      placeholder={t('anyRoom')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      options={rooms.map((room) => ({
        value: String(room.id),
        label: t('roomName', { room: room.room_number, count: room.capacity }),
      }))}
    />
  )
}
