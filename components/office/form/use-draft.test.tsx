import { useLayoutEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { draw } from '@/tests/rendered'
import { useDraft } from './use-draft'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined, replace: () => undefined, refresh: () => undefined }),
  usePathname: () => '/admin/screen',
  useSearchParams: () => new URLSearchParams(),
  useParams: () => ({}),
}))

const fields = ['title'] as const

/** A form that is changed before its draft follows the changes, as one that is typed into before the scripts have loaded. */
function EarlyTypedForm() {
  const form = useForm({ defaultValues: { title: '' } })
  const { isDirty } = form.formState
  useLayoutEffect(() => form.setValue('title', 'Эрт бичсэн гарчиг', { shouldDirty: true }), [form])
  const draft = useDraft({ form, name: 'news', recordId: 'new', versionRef: useRef(null), fields })
  return (
    <>
      {draft.question}
      {isDirty && 'өөрчилсөн'}
    </>
  )
}

it('a draft holds what was typed before the scripts had loaded', async () => {
  await draw(<EarlyTypedForm />)
  await vi.waitFor(() => expect(Object.values(localStorage).join('')).toContain('Эрт бичсэн гарчиг'), {
    timeout: 3_000,
  })
})
