'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/field'
import { focusFirstInvalidControl } from '@/components/ui/focus-first'
import { Sheet } from '@/components/ui/sheet'
import { ErrorState } from '@/components/ui/states'
import { optionalFieldNames } from '@/lib/platform/api/required-fields'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import { purposeLettersMax } from '@/lib/meetings/schema'
import { useUnsavedGuard } from '../../../office/unsaved'
import styles from './booking.module.css'
import { HourField } from './hour-field'
import { InterpreterFields, type Interpretation } from './interpreter-fields'
import { PersonField } from './person-field'
import { RefusalMessage } from './refusal'
import { RoomField } from './room-field'
import { useMeetingChoices } from './use-choices'
import { useMeetingWrite } from './use-meeting-write'

type Props = {
  /** The cell of the board that was pressed. */
  pressedCell?: { time_id: number; room_id: number } | undefined
  onClose: () => void
}
type Draft = {
  sender_id: number | null
  receiver_id: number | null
  time_id: number | null
  room_id: number | null
  meeting_description: string
  /** Null until staff choose. Until then, the participants' languages decide about an interpreter. */
  interpretation: Interpretation | null
}

const blank: Draft = {
  sender_id: null,
  receiver_id: null,
  time_id: null,
  room_id: null,
  meeting_description: '',
  interpretation: null,
}
const visibleFields = [
  'sender_id',
  'receiver_id',
  'time_id',
  'room_id',
  'interpreter_id',
  'meeting_description',
]

const optional = optionalFieldNames(meetingOfficeCalls.bookMeeting.input, visibleFields)

type Translate = ReturnType<typeof useTranslations<'validation.meeting'>>

/**
 * The messages of required fields without a choice and of a participant chosen twice, in the order of the
 * form.
 */
function bookingFieldErrors(
  { sender_id, receiver_id, time_id }: Draft,
  say: Translate,
): Record<string, string> {
  return {
    ...(sender_id === null && { sender_id: say('sender') }),
    ...(receiver_id === null && { receiver_id: say('receiver') }),
    ...(receiver_id !== null && receiver_id === sender_id && { receiver_id: say('two') }),
    ...(time_id === null && { time_id: say('hour') }),
  }
}

/** The sheet in which staff arrange a meeting of two participants. The meeting is accepted at once. */
export function BookingSheet({ pressedCell, onClose }: Props) {
  const t = useTranslations('admin.meetingBooking')
  const common = useTranslations('common')
  const locale = useLocale()
  const validation = useTranslations('validation.meeting')
  const id = useId()
  const [draft, setDraft] = useState<Draft>({ ...blank, ...pressedCell })
  const changeDraft = (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change }))
  const { sender_id, receiver_id, time_id, room_id, meeting_description } = draft
  const { data: choices, isError, refetch } = useMeetingChoices({ sender_id, receiver_id })
  const hasTwo = sender_id !== null && receiver_id !== null
  const lacksLanguage = hasTwo && (choices?.needs_interpreter ?? false)
  const interpretation = draft.interpretation ?? { isNeeded: lacksLanguage, interpreter: null }
  const { send, isBusy, refusal } = useMeetingWrite(meetingOfficeCalls.bookMeeting, {
    doneMessage: t('booked'),
    onDone: onClose,
  })
  const isDirty = sender_id !== null || receiver_id !== null || meeting_description !== ''
  const mayLeave = useUnsavedGuard(isDirty)
  const tryClose = () => void mayLeave().then((may) => may && onClose())
  const [isTried, setTried] = useState(false)
  const missingErrors = isTried ? bookingFieldErrors(draft, validation) : {}
  const errors: Record<string, string | undefined> = { ...refusal?.fields, ...missingErrors }
  const validateAndBook = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isMissing = Object.keys(bookingFieldErrors(draft, validation)).length > 0
    if (isMissing || sender_id === null || receiver_id === null || time_id === null) {
      focusFirstInvalidControl(document.getElementById(`${id}-form`))
      return
    }
    void send({
      ...{ sender_id, receiver_id, time_id, room_id, meeting_description },
      needs_interpreter: interpretation.isNeeded,
      interpreter_id: interpretation.interpreter,
    })
  }
  return (
    <Sheet
      title={t('title')}
      note={t('note')}
      onClose={tryClose}
      foot={
        <div className={styles.foot}>
          <Button variant="quiet" disabled={isBusy} onClick={tryClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={`${id}-form`} disabled={isBusy}>
            {t('book')}
          </Button>
        </div>
      }
    >
      <form id={`${id}-form`} className={styles.form} onSubmit={validateAndBook} noValidate>
        <RefusalMessage refusal={refusal} fields={visibleFields} />
        <PersonField
          id={`${id}-sender`}
          name="sender_id"
          label={t('sender')}
          isOptional={optional.includes('sender_id')}
          error={errors.sender_id}
          value={sender_id}
          onChange={(value) => changeDraft({ sender_id: value })}
        />
        <PersonField
          id={`${id}-receiver`}
          name="receiver_id"
          label={t('receiver')}
          isOptional={optional.includes('receiver_id')}
          error={errors.receiver_id}
          value={receiver_id}
          onChange={(value) => changeDraft({ receiver_id: value })}
        />
        {isError && <ErrorState text={t('readFailed')} onRetry={() => void refetch()} />}
        <HourField
          id={`${id}-time`}
          choices={choices}
          value={time_id}
          error={errors.time_id}
          onChange={(value) => changeDraft({ time_id: value })}
        />
        <RoomField
          id={`${id}-room`}
          choices={choices}
          hourId={time_id}
          isInterpreted={interpretation.isNeeded}
          value={room_id}
          error={errors.room_id}
          onChange={(value) => changeDraft({ room_id: value })}
        />
        <Textarea
          id={`${id}-purpose`}
          label={t('purpose')}
          optional={optional.includes('meeting_description') && locale}
          rows={3}
          maxLength={purposeLettersMax}
          value={meeting_description}
          error={errors.meeting_description}
          onChange={({ target }) => changeDraft({ meeting_description: target.value })}
        />
        {lacksLanguage && <p className={styles.hint}>{t('noCommon')}</p>}
        <InterpreterFields
          id={`${id}-interpreter`}
          choices={choices}
          hourId={time_id}
          value={interpretation}
          error={errors.interpreter_id}
          onChange={(value) => changeDraft({ interpretation: value })}
        />
      </form>
    </Sheet>
  )
}
