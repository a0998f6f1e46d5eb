import { useController } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { Input } from '@/components/ui/field'
import { CallError } from '@/lib/platform/api/call-error'
import { companyFields } from '@/lib/directory/companies/schema'
import { draw, field, hydrateAfter, press, type } from '@/tests/rendered'
import { ContactFields, type ContactValue } from '../../directory/office/contact-fields'
import { useRecordForm } from './use-record-form'

vi.mock('next/navigation', () => {
  const router = { push: () => undefined, replace: () => undefined, refresh: () => undefined }
  return {
    useRouter: () => router,
    usePathname: () => '/admin/screen',
    useSearchParams: () => new URLSearchParams(),
    useParams: () => ({}),
  }
})

type Values = { name: string; contacts: ContactValue[] }
const oldContact = (contact_value: string): ContactValue => ({ id: 7, contact_type: 'phone', contact_value })
const newContact = (contact_value: string): ContactValue => ({ contact_type: 'email', contact_value })

let refusal: CallError | null = null
const inputs: Values[] = []
beforeEach(() => {
  refusal = null
  inputs.length = 0
})

function Form({ contacts }: { contacts: ContactValue[] }) {
  const record = useRecordForm<Values, Values>({
    schema: z.object({ contacts: companyFields.shape.contacts }),
    defaults: { name: 'Говь', contacts },
    toInput: (values) => values,
    save: (values) => {
      inputs.push(values)
      return refusal ? Promise.reject(refusal) : Promise.resolve()
    },
  })
  const { field } = useController({ control: record.form.control, name: 'contacts' })
  return (
    <form>
      <Input
        {...record.form.register('name')}
        id={record.idOf('name')}
        label="Нэр"
        error={record.errorOf('name')}
      />
      <ContactFields
        idOf={record.idOf}
        errorOf={(path) => record.errorOf(path as keyof Values)}
        isOptional={() => record.isOptional('contacts')}
        value={field.value}
        onChange={field.onChange}
      />
      <p>{record.problem?.message}</p>
      <output>{record.isDirty ? 'unsaved' : 'saved'}</output>
      <button type="button" onClick={() => void record.save()}>
        save
      </button>
    </form>
  )
}
const readFocusedPath = () => document.activeElement?.id.replace(/^.*?-/, '')

it('counts what was typed before hydration as unsaved, and saves it', async () => {
  await hydrateAfter(<Form contacts={[]} />, () => (field('Нэр').value = 'Алтай'))
  expect(document.querySelector('output')?.textContent).toBe('unsaved')
  await press('save')
  expect(inputs).toEqual([{ name: 'Алтай', contacts: [] }])
})

it('takes a row that was added and left empty for none', async () => {
  await draw(<Form contacts={[oldContact('7011'), newContact('')]} />)
  await press('save')
  expect(inputs).toHaveLength(1)
})

it.each([
  ['a stored row that was emptied', [oldContact('')], 'contacts.0.contact_value'],
  [
    'a row in the middle',
    [oldContact('7011'), newContact('нэг'), newContact('')],
    'contacts.1.contact_value',
  ],
])('leads to %s, and says it there', async (_what, contacts, path) => {
  await draw(<Form contacts={contacts} />)
  await press('save')
  expect(inputs).toEqual([])
  await vi.waitFor(() => expect(readFocusedPath()).toBe(path))
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
})

it.each(['name', 'contacts.0.contact_value'])('leads to what the server refuses, %s', async (path) => {
  await draw(<Form contacts={[oldContact('7011')]} />)
  refusal = new CallError(400, 'Бүртгэлтэй байна.', { [path]: 'Бүртгэлтэй байна.' })
  await type('Нэр', 'Тал')
  await press('save')
  await vi.waitFor(() => expect(readFocusedPath()).toBe(path))
  expect(document.body.textContent).toContain('Бүртгэлтэй байна.')
})
