import { Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { usePageLanguage } from '#page-language'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { ErrorState, Skeleton } from '@/components/ui/states'
import { type FieldProblems, focusFirstProblem } from '@/components/ui/use-submission'
import { formatDayMonth } from '@/lib/platform/i18n/format'
import { reasonLettersMax } from '@/lib/meetings/limits'
import type { OwnMeeting } from '@/lib/meetings/participants/schema'
import { useRead } from './meeting-calls'
import { useOptionalFields } from './optional-fields'
import { HourChoice } from './slots'
import { StepForm } from './step-form'
import { hourInWords } from './meeting-dates'

type Props = {
  meeting: OwnMeeting
  isBusy: boolean
  problems: FieldProblems
  /** Why the server did not accept the proposal; empty without an error. */
  message: string
  onBack: () => void
  onSend: (form: { time_id: number; note: string }) => Promise<void>
}

/** Proposes another time that is free for both participants, with a message. */
export function ProposeTimeForm({ meeting, isBusy, problems, message, onBack, onSend }: Props) {
  const t = useTranslations('meetings')
  const locale = usePageLanguage()
  const id = useId()
  const optional = useOptionalFields()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const query = useRead('GET /client/yellow-page/meetings/person', { id: meeting.other.id })
  const hours = (query.data?.days ?? []).flatMap(({ day, hours }) =>
    hours.filter(({ state }) => state === 'free').map((hour) => ({ ...hour, meeting_date: day })),
  )
  const hour = hours.find(({ time_id }) => time_id === chosenId)
  const sendOrRequireHour = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    if (hour) void onSend({ time_id: hour.time_id, note })
    else focusFirstProblem(event.currentTarget, { time_id: t('ask.noHour') })
  }
  const goneMessage = chosenId !== null && !hour && query.isSuccess ? t('ask.gone') : ''
  const missingMessage = isAsked && !hour ? t('ask.noHour') : ''
  return (
    <StepForm
      title={t('act.proposeTitle')}
      message={message || goneMessage || missingMessage}
      onSubmit={sendOrRequireHour}
      buttons={
        <>
          {hours.length > 0 && (
            <Button type="submit" small disabled={isBusy}>
              <Send className="icon" size={18} aria-hidden />
              {isBusy
                ? t('act.sending')
                : hour
                  ? t('act.proposeAt', { when: hourInWords(hour, locale) })
                  : t('act.proposeSend')}
            </Button>
          )}
          <Button variant="quiet" small disabled={isBusy} onClick={onBack}>
            {t('act.back')}
          </Button>
        </>
      }
    >
      {query.isPending && <Skeleton style={{ height: '3.75rem' }} />}
      {query.isError && <ErrorState onRetry={() => void query.refetch()} />}
      {query.isSuccess && hours.length === 0 && <p>{t('act.proposeNone')}</p>}
      {hours.length > 0 && (
        <>
          <HourChoice
            label={t('act.proposeSlots')}
            slots={hours.map(({ time_id, meeting_time, meeting_date }) => ({
              ...{ id: time_id, time: meeting_time, state: 'free' },
              note: formatDayMonth(meeting_date, locale),
            }))}
            chosenId={chosenId}
            onChoose={setChosenId}
          />
          <Input
            id={id}
            label={t('act.note')}
            optional={optional.includes('note')}
            maxLength={reasonLettersMax}
            value={note}
            error={problems.note}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      )}
    </StepForm>
  )
}
