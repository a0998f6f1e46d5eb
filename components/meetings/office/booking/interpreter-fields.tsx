import { useTranslations } from 'next-intl'
import { Checkbox, Select } from '@/components/ui/field'
import type { MeetingChoices } from '@/lib/meetings/office/schema'
import { hourOf } from './hour-field'

export type Interpretation = { isNeeded: boolean; interpreter: number | null }

type Props = {
  id: string
  choices: MeetingChoices | undefined
  hourId: number | null
  value: Interpretation
  error: string | undefined
  onChange: (value: Interpretation) => void
}

/**
 * Whether the meeting is interpreted, and by whom. The choices are the interpreters in `choices` who are free
 * at the hour, all of them while no hour is chosen, and the interpreter chosen already.
 */
export function InterpreterFields({ id, choices, hourId, value, error, onChange }: Props) {
  const t = useTranslations('admin.meetingBooking')
  const free = hourOf(choices, hourId)?.interpreters
  const interpreters = (choices?.interpreters ?? []).filter(
    (person) => person.id === value.interpreter || free === undefined || free.includes(person.id),
  )
  return (
    <>
      <Checkbox
        label={t('needsInterpreter')}
        checked={value.isNeeded}
        onChange={({ target }) =>
          onChange({ isNeeded: target.checked, interpreter: target.checked ? value.interpreter : null })
        }
      />
      {value.isNeeded && (
        <Select
          id={id}
          label={t('interpreter')}
          hint={interpreters.length === 0 ? t('noInterpreters') : undefined}
          error={error}
          placeholder={t('nobodyYet')}
          value={value.interpreter ?? ''}
          onChange={({ target }) =>
            onChange({ isNeeded: true, interpreter: target.value === '' ? null : Number(target.value) })
          }
          options={interpreters.map((person) => ({ value: String(person.id), label: person.name }))}
        />
      )}
    </>
  )
}
