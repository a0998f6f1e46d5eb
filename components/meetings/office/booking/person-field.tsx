import { useLocale, useTranslations } from 'next-intl'
import type { OptionSource } from '@/lib/platform/api/resource'
import type { Locale } from '@/lib/platform/i18n/locale'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import { SearchSelect } from '../../../office/resource/search-select-field'

/** The call that finds participants to choose from, with their names in the language of the screen. */
const peopleSource = (lang: Locale): OptionSource => ({
  call: meetingOfficeCalls.findMeetingPeople,
  rows: 'people',
  value: 'id',
  label: 'label',
  input: { lang },
})

type Props = {
  id: string
  name: string
  label: string
  hint?: string
  error?: string | undefined
  isOptional: boolean
  value: number | null
  onChange: (value: number | null) => void
}

/** A participant, found by typing a part of the name. */
export function PersonField({ value, onChange, hint, error, isOptional, ...props }: Props) {
  const t = useTranslations('admin.meetingBooking')
  const locale = useLocale()
  return (
    <SearchSelect
      {...props}
      {...{ hint, error }}
      optional={isOptional && locale}
      source={peopleSource(locale)}
      storedLabel=""
      placeholder={t('byName')}
      value={value === null ? '' : String(value)}
      onChange={(personId) => onChange(personId === '' ? null : Number(personId))}
      onBlur={() => undefined}
    />
  )
}
