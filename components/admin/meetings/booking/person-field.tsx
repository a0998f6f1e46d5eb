import { useTranslations } from 'next-intl'
import type { OptionSource } from '@/lib/api/resource'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import { SearchSelect } from '../../resource/search-select-field'

const people: OptionSource = {
  call: meetingOfficeCalls.findMeetingPeople,
  rows: 'people',
  value: 'id',
  label: 'label',
}

type Props = {
  id: string
  name: string
  label: string
  hint?: string
  error?: string | undefined
  optional?: boolean
  value: number | null
  onChange: (value: number | null) => void
}

/** A participant: one types a part of the name, and chooses. */
export function PersonField({ value, onChange, hint, error, optional = false, ...props }: Props) {
  const t = useTranslations('admin.meetingBooking')
  return (
    <SearchSelect
      {...props}
      {...{ hint, error, optional }}
      source={people}
      stored=""
      placeholder={t('byName')}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      onBlur={() => undefined}
    />
  )
}
