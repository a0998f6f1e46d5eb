'use client'

import { useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { Input, Select, Switch, Textarea } from '@/components/ui/field'
import { FieldHint } from '@/components/ui/field-parts'
import type { FileRule } from '@/lib/platform/api/call'
import type { FieldKind, FieldOptions } from '@/lib/platform/api/resource'
import type { RecordForm } from '../form/use-record-form'
import { ImageField } from '../form/image-field'
import { ImagesField, type ImageItem } from '../media/images-field'
import { MediaField } from '../media/media-field'
import { RichTextField } from '../rich-text/rich-text-field'
import type { Row } from './bound'
import { FirstPageButton } from './first-page-button'
import { IconPicker } from './icon-picker'
import { SearchSelectField } from './search-select-field'
import { SelectField } from './select-field'

export type FormValues = Record<string, unknown>
export type FieldProps = {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  optional: boolean
  lang: 'mn' | 'en'
  choices: { value: string; label: string }[]
  /** The stored record, as this form last read or saved it; undefined for a new record. */
  row: Row | undefined
  /** The allowed kinds and size of files; undefined for a field that takes no file. */
  rule: FileRule | undefined
  /** The whole form, for fields that read other fields or report problems before the form is sent. */
  record: RecordForm<FormValues>
  options: FieldOptions
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

type InputLook = { type?: string; inputMode?: 'email' | 'tel' | 'url' | 'decimal'; placeholder?: string }

const createTextField = (look: InputLook = {}) =>
  function TextField({ id, name, label, hint, error, optional, lang, value, onChange, onBlur }: FieldProps) {
    return (
      <Input
        {...{ id, name, label, hint, error, optional, onBlur, ...look }}
        lang={lang === 'en' ? lang : undefined}
        autoComplete="off"
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }

function TextareaField({
  id,
  name,
  label,
  hint,
  error,
  optional,
  lang,
  value,
  onChange,
  onBlur,
}: FieldProps) {
  return (
    <Textarea
      {...{ id, name, label, hint, error, optional, onBlur }}
      lang={lang === 'en' ? lang : undefined}
      rows={4}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function DeclaredRichTextField({ id, label, hint, optional, error, lang, value, onChange }: FieldProps) {
  return <RichTextField {...{ id, label, hint, optional, error, lang, onChange }} value={textOf(value)} />
}

/** A select of declared choices, with an empty option if the field is optional or nothing is chosen. */
function ChoiceField({
  id,
  name,
  label,
  hint,
  error,
  optional,
  choices,
  value,
  onChange,
  onBlur,
}: FieldProps) {
  const t = useTranslations('admin.form')
  const choice = textOf(value)
  return (
    <Select
      {...{ id, name, label, hint, error, optional, onBlur }}
      options={choices}
      placeholder={choice === '' || optional ? t('choose') : undefined}
      value={choice}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function SwitchField({ id, name, label, hint, value, onChange, onBlur }: FieldProps) {
  const hintId = `${id}-hint`
  return (
    <>
      <Switch
        {...{ id, name, label, onBlur }}
        checked={value === true}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </>
  )
}

/** Returns the address and the original name of the stored file, undefined where they are missing. */
function storedFileOf({ row, name, options }: FieldProps): {
  url: string | undefined
  fileName: string | undefined
} {
  const key = ('stored' in options && options.stored) || name
  const nonEmptyTextOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  return { url: nonEmptyTextOf(row?.[key]), fileName: nonEmptyTextOf(row?.[`${key}_name`]) }
}

function PictureField(props: FieldProps) {
  const { id, name, label, hint, optional, error, rule, row, record, options, value, onChange } = props
  const t = useTranslations('admin.form')
  if (!rule) throw new Error(`${name} is no file of the call`)
  const isRequired = row === undefined && 'isAskedOfNew' in options && options.isAskedOfNew
  return (
    <ImageField
      {...{ id, hint, error, rule, onChange }}
      optional={optional && !isRequired}
      label={isRequired ? t('required', { label }) : label}
      storedUrl={storedFileOf(props).url}
      value={value as File | null | undefined}
      onRefuse={(message) => void record.refuse(name, message)}
      progress={record.progress?.share ?? null}
      asksKind={'asksKind' in options && options.asksKind}
      action={
        'drawnFrom' in options && options.drawnFrom && <FirstPageButton {...props} {...options.drawnFrom} />
      }
    />
  )
}

const createMediaField = (kind: 'pdf' | 'video') =>
  function StoredMediaField(props: FieldProps) {
    const { id, name, label, hint, optional, error, rule, record, value, onChange } = props
    if (!rule) throw new Error(`${name} is no file of the call`)
    return (
      <MediaField
        {...{ id, kind, label, hint, optional, error, rule, onChange }}
        storedFile={storedFileOf(props)}
        value={value as File | null | undefined}
        onRefuse={(message) => void record.refuse(name, message)}
        progress={record.progress}
      />
    )
  }

function PicturesField({
  id,
  name,
  label,
  hint,
  optional,
  error,
  rule,
  record,
  value,
  onChange,
}: FieldProps) {
  if (!rule) throw new Error(`${name} is no file of the call`)
  return (
    <ImagesField
      {...{ id, label, hint, optional, error, rule, onChange }}
      value={value as readonly ImageItem[]}
      onRefuse={(message) => void record.refuse(name, message)}
      progress={record.progress?.share ?? null}
    />
  )
}

const kinds: Record<Exclude<FieldKind, 'bilingual' | 'own'>, ComponentType<FieldProps>> = {
  text: createTextField(),
  textarea: TextareaField,
  richText: DeclaredRichTextField,
  number: createTextField({ inputMode: 'decimal' }),
  date: createTextField({ type: 'date' }),
  dateTime: createTextField({ type: 'datetime-local' }),
  email: createTextField({ type: 'email', inputMode: 'email' }),
  phone: createTextField({ type: 'tel', inputMode: 'tel' }),
  link: createTextField({ type: 'url', inputMode: 'url', placeholder: 'https://' }),
  choice: ChoiceField,
  select: SelectField,
  search: SearchSelectField,
  switch: SwitchField,
  socialIcon: IconPicker,
  image: PictureField,
  images: PicturesField,
  pdf: createMediaField('pdf'),
  video: createMediaField('video'),
}

type Props = Omit<FieldProps, 'value' | 'onChange' | 'onBlur'> & {
  /** The screen's own component, for the kind `own`. */
  ownComponent: ComponentType<FieldProps> | undefined
}

/** One field of a declared form, bound to its value. */
export function DeclaredField({ ownComponent, ...props }: Props): ReactNode {
  const { name, options, record } = props
  const { field } = useController({ control: record.form.control, name })
  const kind = options.kind === 'bilingual' ? options.as : options.kind
  const Control = kind === 'own' ? ownComponent : kinds[kind]
  if (!Control) throw new Error(`the field ${name} has no component of its own`)
  return <Control {...props} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
}
