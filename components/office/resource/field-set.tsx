'use client'

import { clsx } from 'clsx'
import type { FileRules } from '@/lib/platform/api/call'
import type { FieldMessage } from '@/lib/platform/api/issues'
import type { FieldOptions } from '@/lib/platform/api/resource'
import type { RecordForm } from '../form/use-record-form'
import { useTextByKey, useHasText } from '../composed-texts'
import { WritingHelp } from '../writing/writing-help'
import type { BoundResource, Row } from './bound'
import { DeclaredField, type FormValues } from './field-kinds'
import styles from './field-set.module.css'
import type { Fields } from './form-values'

export type FieldSetProps = {
  bound: BoundResource
  fields: Fields
  required: ReadonlyMap<string, FieldMessage>
  record: RecordForm<FormValues>
  row: Row | undefined
  files: FileRules | undefined
}

/**
 * Whether the English field of a bilingual pair is marked as required although its call accepts it empty.
 * @param languageIndex 0 for the Mongolian field, 1 for the English one
 */
const isEnglishMarkedRequired = (options: FieldOptions, languageIndex: number) =>
  options.kind === 'bilingual' && options.asksForEnglish === true && languageIndex === 1

const wideKinds = ['richText', 'images', 'pdf', 'video', 'image', 'textarea']

/** Returns a function that names the fields of a declared form. */
function useFieldLabels(of: string) {
  const say = useTextByKey()
  const has = useHasText()
  return (name: string) =>
    say(has(`admin.${of}.labels.${name}`) ? `admin.${of}.labels.${name}` : `admin.${of}.fields.${name}`)
}

/** Slips in the texts of a declared form. */
export function DeclaredWritingHelp({
  bound,
  fields,
  record,
}: Pick<FieldSetProps, 'bound' | 'fields' | 'record'>) {
  const labelOf = useFieldLabels(bound.resource.name)
  const textFields = fields.flatMap(([field, options]) => {
    const kind = options.kind === 'bilingual' ? options.as : options.kind
    if (kind !== 'text' && kind !== 'textarea' && kind !== 'richText') return []
    const names = options.kind === 'bilingual' ? [field, `${field}_en`] : [field]
    return names.map((name, at) => ({
      ...{ name, isRich: kind === 'richText', lang: at === 0 ? ('mn' as const) : ('en' as const) },
      label: labelOf(name),
    }))
  })
  return <WritingHelp record={record} fields={textFields} />
}

/** The fields of a declared form, with their labels, hints, choices and errors. */
export function DeclaredFields({ bound, fields, required, record, row, files }: FieldSetProps) {
  const say = useTextByKey()
  const { name: of, choices } = bound.resource
  const labelOf = useFieldLabels(of)
  return fields.map(([field, options]) => {
    const names = options.kind === 'bilingual' ? [field, `${field}_en`] : [field]
    const kind = options.kind === 'bilingual' ? options.as : options.kind
    const isWide =
      options.wide || (options.kind !== 'bilingual' && wideKinds.includes(kind)) || kind === 'richText'
    return names.map((name, at) => (
      <div
        key={name}
        className={clsx(isWide ? styles.wide : styles.field, names.length > 1 && at === 0 && styles.first)}
        data-kind={kind}
      >
        <DeclaredField
          id={record.idOf(name)}
          name={name}
          label={labelOf(name)}
          hint={options.hint && at === 0 ? say(`admin.${of}.hints.${field}`) : undefined}
          error={record.errorOf(name)}
          optional={!required.has(name) && !isEnglishMarkedRequired(options, at)}
          lang={at === 1 ? 'en' : 'mn'}
          choices={(choices?.[field] ?? []).map((value) => ({
            value: String(value),
            label: say(`admin.${of}.choices.${field}.${value}`),
          }))}
          row={row}
          rule={files?.[name]}
          record={record}
          options={options}
          ownComponent={bound.fields?.[name]}
        />
      </div>
    ))
  })
}
