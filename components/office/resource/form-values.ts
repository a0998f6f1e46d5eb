import type { FieldOptions, FormSpec, Values } from '@/lib/platform/api/resource'
import { formatInputDateTime } from '@/lib/platform/i18n/format'
import { filesAndOrderOf, itemsOfUrls, type ImageItem } from '../media/image-items'
import type { Row } from './bound'
import type { FormValues } from './field-kinds'

export type Fields = readonly (readonly [string, FieldOptions])[]

/** The names of a form's values; a bilingual field has two. */
export function valueNamesOf(fields: Fields): string[] {
  return fields.flatMap(([name, { kind }]) => (kind === 'bilingual' ? [name, `${name}_en`] : [name]))
}

const isFileField = ({ kind }: FieldOptions) => kind === 'image' || kind === 'pdf' || kind === 'video'
const storedKeyOf = (name: string, options: FieldOptions) => ('stored' in options && options.stored) || name

/** The initial values of a form, from the record or from the defaults of a new one. */
export function initialFormValues(fields: Fields, startValues: Values): FormValues {
  const initialValueOf = (name: string): unknown => {
    const value = startValues[name]
    return value === null || value === undefined ? '' : typeof value === 'number' ? String(value) : value
  }
  return Object.fromEntries(
    fields.flatMap(([name, options]): [string, unknown][] => {
      if (options.kind === 'images') return [[name, itemsOfUrls(startValues[storedKeyOf(name, options)])]]
      // A file field starts without a new file, which keeps the stored file.
      if (isFileField(options)) return [[name, undefined]]
      if (options.kind === 'dateTime') return [[name, formatInputDateTime(initialValueOf(name) as string)]]
      if (options.kind === 'switch') return [[name, startValues[name] === true]]
      if (options.kind === 'bilingual') return [name, `${name}_en`].map((key) => [key, initialValueOf(key)])
      return [[name, initialValueOf(name)]]
    }),
  )
}

/**
 * Returns the input to send: the values of the fields, with pictures split into files and their order, flags
 * for removed files, and the fixed values.
 */
export function callInputOf(
  fields: Fields,
  values: FormValues,
  form: FormSpec,
  row: Row | undefined,
): FormValues {
  const input: FormValues = { ...values }
  for (const [name, options] of fields) {
    // A removed file is sent as a flag, because a missing file means that the stored one stays.
    if (isFileField(options) && values[name] === null) input[`${name}_removed`] = true
    if (options.kind !== 'images') continue
    const { files, order } = filesAndOrderOf(values[name] as readonly ImageItem[])
    input[name] = files
    input[options.order] = order
  }
  return { ...input, ...fixedValues(form, row) }
}

/** Returns the fixed values of a form, which are sent but have no field. */
export function fixedValues({ fixed }: FormSpec, row: Row | undefined): Values {
  return (typeof fixed === 'function' ? fixed(row) : fixed) ?? {}
}

/** The fields with new files to send. */
export function fieldsWithNewFiles(fields: Fields, values: FormValues): Fields {
  return fields.filter(([name, options]) =>
    options.kind === 'images'
      ? (values[name] as readonly ImageItem[]).some((item) => 'file' in item)
      : isFileField(options) && values[name] instanceof File,
  )
}

/** Returns the names of the fields whose stored file was removed without a replacement. */
export function fieldNamesWithRemovedFiles(fields: Fields, values: FormValues): string[] {
  return fields
    .filter(([name, options]) => isFileField(options) && values[name] === null)
    .map(([name]) => name)
}
