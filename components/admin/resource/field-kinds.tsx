'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Controller, type Control } from 'react-hook-form'
import { Input, Select } from '@/components/ui/field'
import type { FieldKind } from '@/lib/api/resource'
import { IconPicker } from './icon-picker'

export type FieldProps = {
  id: string
  label: string
  error: string | undefined
  optional: boolean
  choices: { value: string; label: string }[]
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
}

function TextField({
  onChange,
  choices: _,
  ...props
}: FieldProps & { type?: string; inputMode?: 'email' | 'tel' | 'url'; placeholder?: string }) {
  return <Input autoComplete="off" {...props} onChange={(event) => onChange(event.target.value)} />
}

/** What starts with nothing chosen says so. */
function ChoiceField({ choices, onChange, ...props }: FieldProps) {
  const t = useTranslations('admin.form')
  return (
    <Select
      options={choices}
      placeholder={props.value === '' ? t('choose') : undefined}
      {...props}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const kinds: Record<FieldKind, (props: FieldProps) => ReactNode> = {
  text: (props) => <TextField {...props} />,
  email: (props) => <TextField {...props} type="email" inputMode="email" />,
  phone: (props) => <TextField {...props} type="tel" inputMode="tel" />,
  link: (props) => <TextField {...props} type="url" inputMode="url" placeholder="https://" />,
  choice: (props) => <ChoiceField {...props} />,
  socialIcon: (props) => <IconPicker {...props} />,
}

type Props = Omit<FieldProps, 'value' | 'onChange' | 'onBlur'> & {
  kind: FieldKind
  control: Control<Record<string, string | number>>
}

/** One field of a declared form. */
export function FieldOf({ kind, control, name, ...props }: Props) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <>
          {kinds[kind]({
            ...props,
            name,
            value: String(field.value ?? ''),
            onChange: field.onChange,
            onBlur: field.onBlur,
          })}
        </>
      )}
    />
  )
}
