'use client'

import { useTranslations } from 'next-intl'
import { FieldGroup, FieldHint, Input, Select } from '@/components/ui/field'
import { sessionCalls } from '@/lib/event/agenda/calls'
import { sessionResource } from '@/lib/event/agenda/resource'
import { useRead } from '../../office/calls'
import { useListUrl } from '../../office/list/list-url'
import type { FieldProps } from '../../office/resource/field-kinds'
import styles from './session-fields.module.css'

/**
 * Reads the days, halls and speakers that a session may have. They belong to the session's edition or, for a
 * new session, to the edition in `new` in the URL, by default the live edition.
 */
function useSessionChoices({ row }: Pick<FieldProps, 'row'>) {
  const { get } = useListUrl(`${sessionResource.name}.`)
  const event = row ? String(row.event_id) : get('new') || 'live'
  return useRead(sessionCalls.listAdminSessionChoices, { event }).data
}

type Choice = { id: number; name: string }

function ChoiceSelect({ rows, ...props }: FieldProps & { rows: readonly Choice[] | undefined }) {
  const { id, name, label, hint, error, optional, value, onChange, onBlur } = props
  const t = useTranslations('admin.form')
  return (
    <Select
      {...{ id, name, label, hint, error, optional, onBlur }}
      options={(rows ?? []).map((choice) => ({ value: String(choice.id), label: choice.name }))}
      placeholder={t('choose')}
      aria-busy={!rows}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function SessionDayField(props: FieldProps) {
  return <ChoiceSelect {...props} rows={useSessionChoices(props)?.days} />
}

export function HallField(props: FieldProps) {
  return <ChoiceSelect {...props} rows={useSessionChoices(props)?.halls} />
}

/** A field for a time of day, in steps of five minutes. */
export function TimeField({ id, name, label, hint, error, value, onChange, onBlur }: FieldProps) {
  return (
    <Input
      {...{ id, name, label, hint, error, onBlur }}
      type="time"
      step={300}
      className={styles.time}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** A field for the speakers of a session in the order in which staff tick them. */
export function SpeakersField(props: FieldProps) {
  const { id, label, hint, error, optional, value, onChange } = props
  const t = useTranslations('admin.eventSessions')
  const speakers = useSessionChoices(props)?.presenters
  const chosenIds = Array.isArray(value) ? value.map(Number) : []
  const toggleSpeaker = (speakerId: number) =>
    onChange(
      chosenIds.includes(speakerId)
        ? chosenIds.filter((each) => each !== speakerId)
        : [...chosenIds, speakerId],
    )
  return (
    <FieldGroup {...{ id, label, hint, error, optional }}>
      {speakers?.length === 0 && <FieldHint>{t('noSpeakers')}</FieldHint>}
      <div className={styles.speakers}>
        {speakers?.map((speaker) => (
          <label key={speaker.id}>
            <input
              type="checkbox"
              checked={chosenIds.includes(speaker.id)}
              onChange={() => toggleSpeaker(speaker.id)}
            />
            {speaker.name}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
