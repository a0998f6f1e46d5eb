import type { FieldOptions, FormSpec, Values } from '@/lib/platform/api/resource'
import { formatInputTime } from '@/lib/platform/i18n/format'
import { imagesInput, storedItems, type ImageItem } from '../media/image-items'
import type { Row } from './bound'
import type { FormValues } from './field-kinds'

export type Fields = readonly (readonly [string, FieldOptions])[]

/** The names of a form's values: a bilingual field has two. */
export function namesOf(fields: Fields): string[] {
  return fields.flatMap(([name, { kind }]) => (kind === 'bilingual' ? [name, `${name}_en`] : [name]))
}

const isFile = ({ kind }: FieldOptions) => kind === 'image' || kind === 'pdf' || kind === 'video'
const storedKey = (name: string, options: FieldOptions) => ('stored' in options && options.stored) || name

/** What a form starts with: the record as it is, or what a new one begins with. */
export function startValues(fields: Fields, from: Values): FormValues {
  const text = (name: string): unknown => {
    const value = from[name]
    return value === null || value === undefined ? '' : typeof value === 'number' ? String(value) : value
  }
  return Object.fromEntries(
    fields.flatMap(([name, options]): [string, unknown][] => {
      if (options.kind === 'images') return [[name, storedItems(from[storedKey(name, options)])]]
      // A file that is stored already stays as long as no other is chosen.
      if (isFile(options)) return [[name, undefined]]
      if (options.kind === 'dateTime') return [[name, formatInputTime(text(name) as string)]]
      if (options.kind === 'switch') return [[name, from[name] === true]]
      if (options.kind === 'bilingual') return [name, `${name}_en`].map((key) => [key, text(key)])
      return [[name, text(name)]]
    }),
  )
}

/** What is sent: the values with several pictures taken apart, and what is not shown. */
export function inputOf(
  fields: Fields,
  values: FormValues,
  form: FormSpec,
  row: Row | undefined,
): FormValues {
  const input: FormValues = { ...values }
  for (const [name, options] of fields) {
    // What was taken away without another in its place is told: what is not sent stays.
    if (isFile(options) && values[name] === null) input[`${name}_removed`] = true
    if (options.kind !== 'images') continue
    const { files, order } = imagesInput(values[name] as readonly ImageItem[])
    input[name] = files
    input[options.order] = order
  }
  return { ...input, ...fixedOf(form, row) }
}

/** What is sent and not shown. */
export function fixedOf({ fixed }: FormSpec, row: Row | undefined): Values {
  return (typeof fixed === 'function' ? fixed(row) : fixed) ?? {}
}

/** The fields whose files go along when the form is sent. */
export function sentFiles(fields: Fields, values: FormValues): Fields {
  return fields.filter(([name, options]) =>
    options.kind === 'images'
      ? (values[name] as readonly ImageItem[]).some((item) => 'file' in item)
      : isFile(options) && values[name] instanceof File,
  )
}

/** The files that were stored and taken away without another in their place. */
export function removedFiles(fields: Fields, values: FormValues): string[] {
  return fields.filter(([name, options]) => isFile(options) && values[name] === null).map(([name]) => name)
}

const fileKinds: readonly string[] = ['image', 'images', 'pdf', 'video']

/**
 * What a form keeps of what is typed until it is saved, where it keeps anything: all but files, and but what was found
 * by a search, whose name nobody knew when the draft came back.
 */
export function draftNames(fields: Fields, { keepsDraft }: FormSpec): string[] {
  const isKept = ({ kind }: FieldOptions) => !fileKinds.includes(kind) && kind !== 'search'
  return keepsDraft ? namesOf(fields.filter(([, options]) => isKept(options))) : []
}
