'use client'

import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/field'
import type { OptionSource } from '@/lib/platform/api/resource'
import { rowsIn, useDeclaredRead } from './declared-calls'
import type { FieldProps } from './field-kinds'

export type Option = { value: string; label: string; isStandard?: boolean }

/** Reads the rows of a source and returns them as choices; undefined while they load. */
export function useOptions(source: OptionSource): Option[] | undefined {
  const { data } = useDeclaredRead(source.call, source.input ?? {})
  if (!data) return undefined
  return rowsIn(data, source.rows).map((row) => ({
    value: String(row[source.value]),
    label: String(row[source.label]),
    isStandard: source.standard !== undefined && row[source.standard] === true,
  }))
}

/** A select of the rows that a call returns. The stored value stays chosen even if these rows lack it. */
export function SelectField({ options, ...props }: FieldProps) {
  if (options.kind !== 'select') throw new Error(`${props.name} is no select`)
  return <SourceSelect {...props} source={options.from} />
}

function SourceSelect({ source, ...props }: Omit<FieldProps, 'options'> & { source: OptionSource }) {
  const { id, name, label, hint, error, optional, value, onChange, onBlur } = props
  const t = useTranslations('admin.form')
  const options = useOptions(source)
  const choice = value === null || value === undefined ? '' : String(value)
  const isKnown = choice === '' || options?.some((option) => option.value === choice)
  return (
    <Select
      {...{ id, name, label, hint, error, optional, onBlur }}
      options={[
        ...(isKnown ? [] : [{ value: choice, label: choice }]),
        ...(options ?? []).map((option) => ({ value: option.value, label: option.label })),
      ]}
      placeholder={choice === '' || optional ? t('choose') : undefined}
      aria-busy={!options}
      value={choice}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
