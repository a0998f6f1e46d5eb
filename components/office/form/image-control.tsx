'use client'

import { type FieldValues, type Path, useController } from 'react-hook-form'
import type { FileRule } from '@/lib/platform/api/call'
import { ImageField } from './image-field'
import type { RecordForm } from './use-record-form'

type Props<Values extends FieldValues> = {
  record: RecordForm<Values>
  rule: FileRule
  label: string
  hint: string
  /** The address of the stored picture. */
  storedUrl?: string | undefined
  asksKind?: boolean
}

/** The form field `image` for the picture of a record, with its error and the progress of its upload. */
export function RecordImageField<Values extends FieldValues & { image: File | null | undefined }>({
  record,
  rule,
  label,
  hint,
  storedUrl,
  asksKind = false,
}: Props<Values>) {
  const name = 'image' as Path<Values>
  const { field } = useController({ control: record.form.control, name })
  return (
    <ImageField
      id={record.idOf(name)}
      rule={rule}
      label={label}
      hint={hint}
      optional={record.isOptional(name) && !storedUrl}
      error={record.errorOf(name)}
      storedUrl={storedUrl}
      value={field.value}
      onChange={field.onChange}
      onRefuse={(message) => void record.refuse(name, message)}
      progress={record.progress?.share ?? null}
      asksKind={asksKind}
    />
  )
}
