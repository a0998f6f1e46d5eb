'use client'

import { useTranslations } from 'next-intl'
import type { FieldValues, Path } from 'react-hook-form'
import { Input } from '@/components/ui/field'
import type { RecordForm } from './use-record-form'

/** When a record appears on the site and disappears from it, in Ulaanbaatar time. */
export type ScheduleValues = { appears_at: string; ends_at: string }
const names = ['appears_at', 'ends_at'] as const

/** The two times of a schedule; both may be empty. */
export function ScheduleFields<Values extends FieldValues & ScheduleValues>({
  record: { form, idOf, errorOf, isOptional },
}: {
  record: RecordForm<Values>
}) {
  const t = useTranslations('admin.schedule')
  return names.map((name) => (
    <Input
      key={name}
      type="datetime-local"
      label={t(`fields.${name}`)}
      hint={t(`hints.${name}`)}
      optional={isOptional(name)}
      error={errorOf(name as Path<Values>)}
      {...form.register(name as Path<Values>)}
      id={idOf(name)}
    />
  ))
}
