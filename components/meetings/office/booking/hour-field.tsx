import { useLocale, useTranslations } from 'next-intl'
import { FieldGroup } from '@/components/ui/field'
import { formatDate, formatWeekday } from '@/lib/platform/i18n/format'
import type { ChoiceHour, MeetingChoices } from '@/lib/meetings/office/schema'
import styles from './hour-field.module.css'

type Props = {
  id: string
  choices: MeetingChoices | undefined
  value: number | null
  error: string | undefined
  onChange: (value: number) => void
}

/** Returns the hour with the given id among the choices. */
export const hourOf = (choices: MeetingChoices | undefined, hourId: number | null): ChoiceHour | undefined =>
  choices?.days.flatMap(({ hours }) => hours).find(({ time_id }) => time_id === hourId)

/** The day of an hour, as `yyyy-mm-dd`. */
export const dayOfHour = (choices: MeetingChoices | undefined, hourId: number | null): string | undefined =>
  choices?.days.find(({ hours }) => hours.some(({ time_id }) => time_id === hourId))?.day

/** The upcoming hours by day. An hour that is not free says why and cannot be newly chosen. */
export function HourField({ id, choices, value, error, onChange }: Props) {
  const t = useTranslations('admin.meetingBooking')
  const locale = useLocale()
  const chosenHour = hourOf(choices, value)
  const takenText = chosenHour && chosenHour.state !== 'free' ? t(`states.${chosenHour.state}`) : undefined
  return (
    <FieldGroup id={id} label={t('hour')} hint={t('hourHint')} error={takenText ?? error}>
      <div className={styles.days}>
        {choices?.days.length === 0 && <p>{t('noHours')}</p>}
        {choices?.days.map(({ day, hours }) => (
          <div key={day} className={styles.day}>
            <span className="num">
              {formatDate(day, locale)}, {formatWeekday(day, locale)}
            </span>
            <div className={styles.hours}>
              {hours.map((hour) => (
                <label
                  key={hour.time_id}
                  className={styles.hour}
                  title={hour.state === 'free' ? undefined : t(`states.${hour.state}`)}
                >
                  <input
                    type="radio"
                    name={`${id}-hour`}
                    value={hour.time_id}
                    checked={hour.time_id === value}
                    disabled={hour.state !== 'free' && hour.time_id !== value}
                    onChange={() => onChange(hour.time_id)}
                  />
                  <span className="sr-only">{formatDate(day, locale)} </span>
                  {hour.meeting_time}
                  {hour.state !== 'free' && <span className="sr-only">: {t(`states.${hour.state}`)}</span>}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}
