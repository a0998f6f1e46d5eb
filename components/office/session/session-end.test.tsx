import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { categoryCalls } from '@/lib/directory/categories/calls'
import { answering, button, comeBack, draw, press, type Answers } from '@/tests/rendered'
import { useRead, useWrite } from '../calls'
import { useUnsavedGuard } from '../unsaved'
import { setSignInStateAndTellWaiters } from './sign-in-gate'

vi.mock('next/navigation', () => {
  const router = { push: () => undefined, replace: () => undefined, refresh: () => undefined }
  return {
    useRouter: () => router,
    usePathname: () => '/admin/screen',
    useSearchParams: () => new URLSearchParams(),
    useParams: () => ({}),
  }
})

const over = { status: 401, body: { message: 'Нэвтэрч орно уу.' } }
const account = { ...{ id: 1, first_name: 'Бат', last_name: '', email: 'bat@test.example' } }
const route = 'POST /yellow-page/update/category'
const list = 'GET /yellow-page/get/category/id'

function Form({ isDirty = true }) {
  const write = useWrite(categoryCalls.updateDirectoryCategory)
  useRead(categoryCalls.getDirectoryCategory, { id: 7 })
  const [state, setState] = useState('бичсэн зүйл')
  useUnsavedGuard(isDirty)
  const save = () =>
    write({ id: 7, name: 'Нүүрс', name_en: 'Coal' }).then(
      () => setState('хадгалсан'),
      (error: Error) => setState(error.message),
    )
  return <button onClick={() => void save()}>{state}</button>
}

/** An office whose session has ended, until someone signs in with this account. */
function endedSession(isListRead = true) {
  let signedIn: number | null = null
  const inSession = (body: unknown) => () => (signedIn === null ? over : { body })
  const answers: Answers = {
    [route]: inSession({ message: 'ok', version: 4 }),
    [list]: () => (isListRead ? { body: { record: { id: 7 } } } : over),
    'GET /admin/get/account': () =>
      signedIn === null ? over : { body: { account: { ...account, id: signedIn } } },
  }
  return { calls: answering(answers), signIn: (id: number) => (signedIn = id) }
}

const isAsked = () => document.body.textContent.includes('Нэвтрэлтийн хугацаа дууссан байна')
// The dialog loads when it is first needed, which may take longer than the default timeout.
const untilAsked = (is = true) => vi.waitFor(() => expect(isAsked()).toBe(is), { timeout: 10_000 })
const writesIn = (calls: { route: string }[]) => calls.filter((call) => call.route === route).length

afterEach(() => setSignInStateAndTellWaiters('signedIn', false))

describe('a save after the session has ended', () => {
  it('offers a sign-in in a new window, keeps the typed text and is repeated after it', async () => {
    const { calls, signIn } = endedSession()
    await draw(<Form />)
    await press('бичсэн зүйл')
    await untilAsked()
    const link = button('Шинэ цонхонд нэвтрэх')
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/admin/login?window=new',
      '_blank',
    ])
    expect(writesIn(calls)).toBe(1)
    signIn(account.id)
    await comeBack()
    await vi.waitFor(() => expect(button('хадгалсан')).toBeTruthy())
    expect(isAsked()).toBe(false)
    expect(writesIn(calls)).toBe(2)
  })

  it('is not repeated for another account, and can be pressed again', async () => {
    const { calls, signIn } = endedSession()
    await draw(<Form />)
    await press('бичсэн зүйл')
    await untilAsked()
    signIn(2)
    await comeBack()
    await untilAsked(false)
    expect(writesIn(calls)).toBe(1)
    await press(over.body.message)
    expect(button('хадгалсан')).toBeTruthy()
  })

  it('reports the failure without a sign-in, and asks again at the next press', async () => {
    const { calls } = endedSession()
    await draw(<Form />)
    await press('бичсэн зүйл')
    await untilAsked()
    await press('Болих')
    expect(isAsked()).toBe(false)
    await press(over.body.message)
    await untilAsked()
    expect(writesIn(calls)).toBe(2)
  })
})

describe('a read after the session has ended', () => {
  it('asks the same with unsaved work, and leads to the login page otherwise', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    endedSession(false)
    await draw(<Form />)
    await untilAsked()
    expect(assign).not.toHaveBeenCalled()
    setSignInStateAndTellWaiters('signedIn', false)
    await draw(<Form isDirty={false} />)
    await vi.waitFor(() => expect(assign).toHaveBeenCalled())
    expect(String(assign.mock.calls[0])).toMatch(/^\/admin\/login\?next=/)
    assign.mockRestore()
  })
})
