import { Send } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { usePageLanguage } from '#page-language'
import { PrivacyLink } from '@/components/site/privacy-link'
import { BareTextarea } from '@/components/ui/bare-field'
import { Button } from '@/components/ui/button'
import { Checkbox, FieldHint } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-error'
import { problemFieldNames } from '@/components/ui/use-submission'
import { remove, save, load } from '@/components/ui/browser-storage'
import { localePath } from '@/lib/platform/i18n/locale'
import { purposeLettersMax } from '@/lib/meetings/limits'
import type { AskableHour, AskablePerson } from '@/lib/meetings/participants/schema'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { numberInQuery, updateAddressQuery, usePathAndQuery } from './address'
import styles from './ask-form.module.css'
import { MeetingRequestSummary } from './ask-summary'
import { DayTabs } from './day-tabs'
import { useParticipantWrite } from './meeting-calls'
import { type Slot, HourChoice } from './slots'
import { dayInWords } from './meeting-dates'

/**
 * Keeps the typed purpose in the `sessionStorage` of the tab until it is sent. The purpose survives a reload
 * and the end of the participant's session.
 */
function usePurposeDraft(personId: number) {
  const key = `strata.meeting-purpose.${personId}` as const
  const [purpose, setPurpose] = useState(() => {
    const value = load(sessionStorage, key)
    return typeof value === 'string' ? value : ''
  })
  useEffect(() => {
    if (purpose) save(sessionStorage, key, purpose)
    else remove(sessionStorage, key)
  }, [key, purpose])
  return [purpose, setPurpose, () => remove(sessionStorage, key)] as const
}

/**
 * Returns the hour in the address if it is still free, and the day to show: the day in the address, else the
 * day of the hour, else the first day with a free hour, else the first day.
 */
function useHourAndDayFromAddress(days: AskablePerson['days']) {
  const { query } = usePathAndQuery()
  const time = numberInQuery(query, 'time')
  const ofTime = days.find(({ hours }) => hours.some(({ time_id }) => time_id === time))
  const requestedDay = days.find(({ day }) => day === query.get('day'))
  const day = requestedDay ?? ofTime ?? days.find(({ free }) => free > 0) ?? days[0]
  const hour = ofTime?.hours.find(({ time_id, state }) => time_id === time && state === 'free')
  return {
    day,
    chosenHour: hour && ofTime ? { ...hour, meeting_date: ofTime.day } : null,
    isGone: time !== null && !hour,
    choose: (id: number) => updateAddressQuery({ time: String(id), day: '' }),
  }
}

export function MeetingRequestForm({ person, days }: AskablePerson) {
  const t = useTranslations('meetings')
  const locale = usePageLanguage()
  const router = useRouter()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [purpose, setPurpose, forgetPurpose] = usePurposeDraft(person.id)
  const [needsInterpreter, setNeeds] = useState(person.needs_interpreter)
  const { day, chosenHour, isGone, choose } = useHourAndDayFromAddress(days)
  const { act, isBusy, problems, message, say, tell } = useParticipantWrite(form)

  const slotError = problems.time_id ?? (isGone && !chosenHour ? t('ask.gone') : '')
  const purposeError = problems.meeting_description
  const general = problems.time_id || purposeError ? '' : message
  const validateAndSendRequest = async (event: FormEvent) => {
    event.preventDefault()
    const newProblems = {
      ...(!chosenHour && { time_id: t('ask.noHour') }),
      ...(!purpose.trim() && { meeting_description: t('ask.required') }),
    }
    if (!chosenHour || problemFieldNames(newProblems).length > 0) return tell(newProblems)
    const answer = await act(
      'POST /client/yellow-page/meetings/ask',
      {
        receiver_id: person.id,
        time_id: chosenHour.time_id,
        meeting_description: purpose,
        needs_interpreter: needsInterpreter,
      },
      t('ask.sent'),
    )
    if (!answer) return
    forgetPurpose()
    router.push(localePath(locale, meetingPaths.day(answer.meeting.meeting_date)))
  }
  return (
    <form
      className={styles.ask}
      ref={form}
      noValidate
      onSubmit={(event) => void validateAndSendRequest(event)}
    >
      <div className={styles.fields}>
        <section>
          <h2>{t('ask.choose')}</h2>
          <DayTabs
            days={days.map(({ day, free }) => ({
              day,
              note: free > 0 ? t('ask.free', { count: free }) : t('ask.none'),
            }))}
            current={day?.day ?? null}
            hrefOfDay={(to) => `${meetingPaths.person(person.id)}?${dayQuery(to, chosenHour?.time_id)}`}
          />
          {day && (
            <HourChoice
              label={t('ask.slotsOf', { day: dayInWords(day.day, locale) })}
              slots={day.hours.map((hour) => slotOf(hour, t(`ask.states.${hour.state}`)))}
              chosenId={chosenHour?.time_id ?? null}
              chosenNote={t('ask.states.chosen')}
              describedBy={slotError ? `${id}-slots` : undefined}
              isWide
              onChoose={(time) => {
                say({ time_id: '' })
                choose(time)
              }}
            />
          )}
          {slotError && (
            <FieldError alert id={`${id}-slots`}>
              {slotError}
            </FieldError>
          )}
        </section>
        <section>
          <h2 id={`${id}-purpose`}>{t('ask.purpose')}</h2>
          <BareTextarea
            name="meeting_description"
            rows={4}
            maxLength={purposeLettersMax}
            aria-labelledby={`${id}-purpose`}
            aria-describedby={`${id}-count${purposeError ? ` ${id}-error` : ''}`}
            aria-invalid={purposeError ? true : undefined}
            value={purpose}
            onChange={(event) => {
              setPurpose(event.target.value)
              if (purposeError) say({ meeting_description: '' })
            }}
          />
          <FieldHint id={`${id}-count`}>
            {t('ask.count', { count: purpose.length, max: purposeLettersMax })}
          </FieldHint>
          {purposeError && (
            <FieldError alert id={`${id}-error`}>
              {purposeError}
            </FieldError>
          )}
          <Checkbox
            label={t('ask.needsInterpreter')}
            checked={needsInterpreter || person.needs_interpreter}
            disabled={person.needs_interpreter}
            onChange={(event) => setNeeds(event.target.checked)}
          />
          {person.needs_interpreter && <FieldHint>{t('ask.noLanguage')}</FieldHint>}
          <p className="small">
            <PrivacyLink text={t('signIn.privacy')} />
          </p>
        </section>
      </div>
      <MeetingRequestSummary hour={chosenHour} person={person} message={general}>
        <Button type="submit" disabled={isBusy}>
          <Send className="icon" size={18} aria-hidden />
          {t(isBusy ? 'ask.sending' : 'ask.send')}
        </Button>
      </MeetingRequestSummary>
    </form>
  )
}

/** Returns the query of a link to another day. The query keeps the chosen hour. */
const dayQuery = (day: string, hourId: number | undefined) =>
  new URLSearchParams({ ...(hourId && { time: String(hourId) }), day })

function slotOf({ time_id, meeting_time, state }: AskableHour, note: string): Slot {
  const slotState = state === 'free' ? 'free' : state === 'pending' ? 'held' : 'taken'
  return { id: time_id, time: meeting_time, note, state: slotState }
}
