import { describe, expect, it, vi } from 'vitest'
import { fieldsOf } from '@/lib/platform/api/resource'
import { answering, draw } from '@/tests/rendered'
import { requiredFieldMessages } from '@/lib/platform/api/required-fields'
import { useRecordForm } from '../form/use-record-form'
import { screenContents } from '../../back-office/screen-contents'
import { screens } from '../../back-office/screens'
import { boundResourcesOf, type BoundResource } from './bound'
import type { FormValues } from './field-kinds'
import { DeclaredFields } from './field-set'
import { fixedValues, valueNamesOf, initialFormValues } from './form-values'

vi.mock('next/navigation', () => {
  const router = { push: () => undefined, replace: () => undefined, refresh: () => undefined }
  return {
    useRouter: () => router,
    usePathname: () => '/admin/screen',
    useSearchParams: () => new URLSearchParams(),
    useParams: () => ({}),
  }
})

const mark = '(заавал биш)'

/** Every declared form of a new record. */
const declaredForms = (
  await Promise.all(
    screens
      .filter(({ opensNew }) => !opensNew)
      .map(async ({ name }) => {
        const contents = await screenContents[name]?.()
        return contents === undefined || typeof contents === 'function' ? [] : boundResourcesOf(contents)
      }),
  )
)
  .flat()
  .filter(({ resource }) => resource.form?.insert)

/** The fields of a form, and which of them its call requires. */
function partsOf({ resource: { form } }: BoundResource) {
  if (!form?.insert) throw new Error('the form adds nothing')
  const fields = fieldsOf(form, true)
  const formValues = fixedValues(form, undefined)
  return {
    fields,
    call: form.insert,
    fixed: formValues,
    required: requiredFieldMessages(form.insert.input, valueNamesOf(fields), formValues),
  }
}

function Fields({ bound }: { bound: BoundResource }) {
  const { fields, call, required } = partsOf(bound)
  const record = useRecordForm<FormValues, FormValues>({
    schema: call.input,
    defaults: initialFormValues(fields, {}),
    toInput: (values) => values,
    save: () => Promise.resolve(),
  })
  return <DeclaredFields {...{ bound, fields, required, record, row: undefined, files: call.files }} />
}

/** The fields whose labels say that they are optional. */
const markedIn = (names: readonly string[]) =>
  names.filter((name) =>
    [...document.querySelectorAll('label, legend, [id$="-label"]')].some(
      (label) =>
        label.textContent.includes(mark) &&
        ((label as HTMLLabelElement).htmlFor || label.closest('[data-field], fieldset')?.id || label.id)
          .replace(/-(label|group)$/, '')
          .endsWith(`-${name}`),
    ),
  )

describe.each(declaredForms.map((bound) => [bound.resource.name, bound] as const))(
  'the form %s',
  (_name, bound) => {
    it('calls optional what the schema takes empty, and nothing else', async () => {
      answering({})
      await draw(<Fields bound={bound} />)
      const { fields, required } = partsOf(bound)
      const requiredNames = fields
        .filter(([, options]) => options.kind !== 'switch' && !('isAskedOfNew' in options))
        .flatMap(([field, options]) =>
          options.kind === 'bilingual'
            ? [field, ...(options.asksForEnglish ? [] : [`${field}_en`])]
            : [field],
        )
      expect(markedIn(valueNamesOf(fields))).toEqual(requiredNames.filter((name) => !required.has(name)))
    })
  },
)

it('asks for the English of the people of the association, which nothing checks', () => {
  const asking = declaredForms
    .filter((bound) =>
      partsOf(bound).fields.some(([, { kind, ...rest }]) => kind === 'bilingual' && 'asksForEnglish' in rest),
    )
    .map(({ resource }) => resource.name)
  expect(asking).toEqual(['presidents', 'council', 'office'])
  for (const bound of declaredForms.filter(({ resource }) => asking.includes(resource.name)))
    expect(partsOf(bound).required.has('name_en')).toBe(false)
})
