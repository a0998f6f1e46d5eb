'use client'

import { useTranslations } from 'next-intl'
import { Input } from '@/components/ui/field'
import { Panel } from '@/components/ui/panel'
import { useToast } from '@/components/ui/toast'
import type { InputOf } from '@/lib/platform/api/call'
import { CallError } from '@/lib/platform/api/call-error'
import { formatClock } from '@/lib/platform/i18n/format'
import { meetingHourCalls } from '@/lib/meetings/hours/calls'
import { clockMinutes, type MeetingHour, hourStartsBetween } from '@/lib/meetings/hours/schema'
import { useWrite } from '../../../office/calls'
import { FormPanel } from '../../../office/form/form-panel'
import { FormProblem } from '../../../office/form/form-problem'
import { SaveBar } from '../../../office/form/save-bar'
import { ScreenForm } from '../../../office/form/screen-form'
import { useFormSaveProps } from '../../../office/form/use-form-keys'
import { useRecordForm } from '../../../office/form/use-record-form'
import { PageHead } from '../../../office/page-head'
import { useUnsavedGuard } from '../../../office/unsaved'
import { bannerMilliseconds } from '../banner'
import { startTimeOf, dayOf } from './by-day'
import styles from './hours-form.module.css'

type Values = { date: string; start_time: string; end_time: string }
const empty: Values = { date: '', start_time: '', end_time: '' }

/** The form that adds the hours of a day, from the first start of a meeting to the last. */
export function HoursForm({
  knownHours,
  onDone,
}: {
  knownHours: readonly MeetingHour[]
  onDone: () => void
}) {
  const t = useTranslations('admin.meetingHours')
  const toast = useToast()
  const call = meetingHourCalls.insertMeetingHours
  const write = useWrite(call)
  const record = useRecordForm<Values, InputOf<typeof call>>({
    schema: call.input,
    defaults: empty,
    toInput: (values) => values,
    save: async (input) => {
      try {
        const { added, existed } = await write(input)
        toast(`${t('added')} ${t('addedCount', { added, existed })}`, { milliseconds: bannerMilliseconds })
      } catch (error) {
        // A refusal of a field shows its reason at the field; only other failures need a toast.
        if (!(error instanceof CallError) || Object.keys(error.fields).length === 0)
          toast(t('failed'), { kind: 'danger', milliseconds: bannerMilliseconds })
        throw error
      }
      record.settle()
      onDone()
    },
  })
  const mayLeave = useUnsavedGuard(record.isDirty)
  return (
    <ScreenForm {...useFormSaveProps(record)}>
      <PageHead title={t('title')} note={t('note')} />
      <div className={styles.both}>
        <FormPanel>
          <Input {...record.inputPropsOf('date', t('date'))} type="date" className={styles.day} />
          <Input {...record.inputPropsOf('start_time', t('start'))} type="time" step={3600} />
          <Input {...record.inputPropsOf('end_time', t('end'))} type="time" step={3600} />
          <FormProblem problem={record.problem} />
        </FormPanel>
        <HoursPreview values={record.form.watch()} knownHours={knownHours} />
      </div>
      <SaveBar
        isDirty={record.isDirty}
        isSaving={record.isSaving}
        cancelLabel={t('back')}
        onCancel={() => void mayLeave().then((may) => may && onDone())}
      />
    </ScreenForm>
  )
}

/** The existing hours of the day, and the hours that the form would add. */
function HoursPreview({ values, knownHours }: { values: Values; knownHours: readonly MeetingHour[] }) {
  const t = useTranslations('admin.meetingHours')
  const existing = knownHours.filter((hour) => dayOf(hour) === values.date).map(startTimeOf)
  const [first, last] = [clockMinutes(values.start_time), clockMinutes(values.end_time)]
  const newTimes = first === null || last === null ? [] : hourStartsBetween(first, last).map(formatClock)
  const all = [...new Set([...existing, ...newTimes])].sort()
  return (
    <Panel className={styles.coming} aria-labelledby="hours-to-come">
      <h2 id="hours-to-come">{t('willBe')}</h2>
      {all.length > 0 && (
        <ul>
          {all.map((clock) => (
            <li key={clock} className={existing.includes(clock) ? undefined : styles.isNew}>
              {clock}
              <small>{t(existing.includes(clock) ? 'exists' : 'isNew')}</small>
            </li>
          ))}
        </ul>
      )}
      <p className="small">{t('previewNote')}</p>
    </Panel>
  )
}
