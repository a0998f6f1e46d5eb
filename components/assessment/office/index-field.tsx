'use client'

import { useTranslations } from 'next-intl'
import { Input } from '@/components/ui/field'
import { callApi } from '@/lib/wiring/calls/client'
import type { QuestionRecord } from '@/lib/assessment/questions/schema'
import { indexPattern } from '@/lib/assessment/questions/numbers'
import type { FieldProps } from '../../office/resource/field-kinds'

/**
 * The field for a question's number, which decides the heading above the question. On blur the field checks
 * whether the number is free.
 */
export function IndexField({
  id,
  name,
  label,
  hint,
  error,
  row,
  record,
  value,
  onChange,
  onBlur,
}: FieldProps) {
  const t = useTranslations()
  const { form } = record
  const { cid: original, below = 0 } = (row ?? {}) as Partial<QuestionRecord>
  const readIndex = () => String(form.getValues(name) ?? '').trim()

  const showErrorIfIndexTaken = async () => {
    const cid = readIndex()
    if (!indexPattern.test(cid) || cid === original) return
    // If the call fails, no error is shown: saving checks the number again.
    const isTaken = await callApi('GET /admin/check/index', { cid }).then(
      ({ result }) => result.length > 0,
      () => false,
    )
    if (!isTaken || readIndex() !== cid) return
    form.setError(name, { type: 'call', message: t('validation.assessment.indexTaken') })
  }
  return (
    <Input
      {...{ id, name, label, error }}
      hint={below > 0 ? t('admin.questions.moves', { count: below }) : hint}
      autoComplete="off"
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        onBlur()
        void showErrorIfIndexTaken()
      }}
    />
  )
}
