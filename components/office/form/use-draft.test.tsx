import { useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newsCalls } from '@/lib/content/news/calls'
import { answering, draw, press } from '@/tests/rendered'
import { SaveBar } from './save-bar'
import { useDraft } from './use-draft'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined, replace: () => undefined, refresh: () => undefined }),
  usePathname: () => '/admin/screen',
  useSearchParams: () => new URLSearchParams(),
  useParams: () => ({}),
}))

const fields = ['title'] as const
const read = 'GET /admin/get/draft/id'
const store = 'POST /admin/update/draft'

beforeEach(() => localStorage.clear())

/** A form that is changed before its draft follows the changes, as one that is typed into before the scripts have loaded. */
function EarlyTypedForm() {
  const form = useForm({ defaultValues: { title: '' } })
  const { isDirty } = form.formState
  useLayoutEffect(() => form.setValue('title', 'Эрт бичсэн гарчиг', { shouldDirty: true }), [form])
  useDraft({ form, name: 'news', recordId: 'new', versionRef: useRef(null), fields })
  return isDirty && 'өөрчилсөн'
}

it('a draft holds what was typed before the scripts had loaded', async () => {
  await draw(<EarlyTypedForm />)
  await vi.waitFor(() => expect(Object.values(localStorage).join('')).toContain('Эрт бичсэн гарчиг'), {
    timeout: 3_000,
  })
})

/** The form of a saved item with the buttons of a test. */
function ItemForm() {
  const form = useForm({ defaultValues: { title: 'Хадгалсан' } })
  const { isDirty, isSubmitting } = form.formState
  const draft = useDraft({
    ...{ form, name: 'news', recordId: 7, versionRef: useRef<number | null>(2), fields },
    server: { call: newsCalls.updateNews, form: 'news', kind: 'news' },
    titleOf: ({ title }) => title,
  })
  return (
    <>
      <output>{form.watch('title')}</output>
      <button onClick={() => form.setValue('title', 'Бичсэн', { shouldDirty: true })}>Бичих</button>
      <button onClick={draft.discard}>Болих</button>
      <SaveBar isDirty={isDirty} isSaving={isSubmitting} draft={draft} />
    </>
  )
}

const storedAnswer = (version: number) => ({ id: 'a', version, changed_at: '2026-11-29T06:05:00.000Z' })
const colleagueDraft = {
  ...{ id: 'a', version: 4, record_version: 1, open_form: 'b', is_own: false, changed_by: 'Дорж' },
  ...{ values: { title: 'Доржийн бичсэн' }, changed_at: '2026-11-29T06:00:00.000Z' },
}

describe('the draft of a saved item', () => {
  it('is stored by a press, with the version of the item, and then no longer counts as unsaved', async () => {
    const calls = answering({
      [read]: () => ({ body: { draft: null } }),
      [store]: () => ({ body: storedAnswer(1) }),
    })
    await draw(<ItemForm />)
    await press('Бичих')
    await press('Нооргоор үлдээх')
    await vi.waitFor(() => expect(document.body.textContent).toContain('Ноорог хадгалагдлаа.'))
    expect(calls.filter(({ route }) => route === store)).toMatchObject([
      {
        input: { record_id: 7, record_version: 2, version: 0, title: 'Бичсэн', values: { title: 'Бичсэн' } },
      },
    ])
    expect(document.body.textContent).not.toContain('Хадгалаагүй өөрчлөлт байна')
    expect(Object.keys(localStorage)).toEqual([])
    await press('Болих')
    expect(calls.map(({ route }) => route)).not.toContain('DELETE /admin/delete/draft')
  })

  it('of a colleague is offered by name, and continued with its version', async () => {
    const calls = answering({
      [read]: () => ({ body: { draft: colleagueDraft } }),
      [store]: () => ({ body: storedAnswer(5) }),
    })
    await draw(<ItemForm />)
    await vi.waitFor(() => expect(document.body.textContent).toContain('Өөр хэрэглэгч (Дорж)'))
    await press('Үргэлжлүүлэх')
    expect(document.querySelector('output')?.textContent).toBe('Доржийн бичсэн')
    expect(document.body.textContent).not.toContain('Хадгалаагүй өөрчлөлт байна')
    await press('Бичих')
    await press('Нооргоор үлдээх')
    await vi.waitFor(() => expect(calls.map(({ route }) => route)).toContain(store))
    expect(calls.find(({ route }) => route === store)?.input).toMatchObject({
      ...{ id: 'a', version: 4, record_version: 1 },
    })
  })

  it('that someone else has changed stays on the device until it is taken over', async () => {
    const message = 'Энэ нооргийг өөр хэрэглэгч өөрчилсөн байна.'
    const calls = answering({
      [read]: () => ({ body: { draft: null } }),
      [store]: ({ version }) =>
        version === undefined
          ? { body: storedAnswer(6) }
          : { status: 409, body: { message, fields: { version: message } } },
    })
    await draw(<ItemForm />)
    await press('Бичих')
    await press('Нооргоор үлдээх')
    await vi.waitFor(() => expect(document.body.textContent).toContain(message))
    expect(Object.values(localStorage).join('')).toContain('Бичсэн')
    await press('Миний бичсэнээр хадгалах')
    await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull())
    await press('Миний бичсэнээр хадгалах')
    await vi.waitFor(() => expect(document.body.textContent).toContain('Ноорог хадгалагдлаа.'))
    expect(calls.filter(({ route }) => route === store)).toHaveLength(2)
  })
})
