// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { CallError, refusalOf, unreachable } from '@/lib/api/client'
import { useSubmission } from './use-submission'

const failed = 'Алдаа гарлаа.'
function Form({ work }: { work: () => Promise<unknown> }) {
  const { submit, said } = useSubmission({ failed })
  return (
    <>
      <button type="button" onClick={() => void submit(work)} />
      <output>{said}</output>
    </>
  )
}
async function saidOf(reason: unknown): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<Form work={() => Promise.reject(reason as Error)} />))
  await act(async () => place.querySelector('button')?.click())
  const said = place.querySelector('output')?.textContent ?? ''
  await act(async () => root.unmount())
  return said
}

it.each([
  ['the words of a refusal', refusalOf(409, { message: 'Бүртгэлтэй байна.' }), 'Бүртгэлтэй байна.'],
  ['its own text for a page of the proxy', refusalOf(502, null), failed],
  ['its own text for a failure of the server', refusalOf(500, { message: 'x' }), failed],
  ['its own text where nothing answered', new CallError(0, unreachable), failed],
])('a public form says %s', async (_what, reason, said) => {
  expect(await saidOf(reason)).toBe(said)
})
