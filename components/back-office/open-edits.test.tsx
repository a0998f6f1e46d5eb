import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { meetingTexts } from '@/lib/meetings/office/texts'
import { answering, button, click, comeBack, draw, field, press, type } from '@/tests/rendered'
import { RenameCell } from '../directory/office/categories/rename-cell'
import { ComparePage } from '../directory/office/duplicates/compare-page'
import { MeetingSheet } from '../meetings/office/list/meeting-sheet'

vi.mock('next/navigation', () => {
  const router = { push: () => undefined, replace: () => undefined, refresh: () => undefined }
  return {
    useRouter: () => router,
    usePathname: () => '/admin/screen',
    useSearchParams: () => new URLSearchParams(),
    useParams: () => ({}),
  }
})

const conflict = (message: string) => ({ status: 409, body: { message, fields: { version: message } } })
/** Refuses to save an outdated version, as the server does. */
const saving =
  (newest: () => number, message = 'Өөр хүн хадгалсан байна.') =>
  ({ version }: Record<string, unknown>) =>
    version !== undefined && version !== newest()
      ? conflict(message)
      : { body: { message: 'ok', version: newest() + 1 } }

describe('a category that is renamed in its list', () => {
  const categoryRow = (name: string, version: number) => ({
    ...{ id: 7, category_code: '0101', name, name_mn: name, name_en: 'Coal', version, companies: 0 },
  })
  const screen = () => {
    let version = 3
    const calls = answering({
      'GET /yellow-page/get/category/id': () => ({
        body: { record: { id: 7, category_code: '0101', name: 'Нүүрс', name_en: 'Coal', version } },
      }),
      'POST /yellow-page/update/category': saving(() => version),
    })
    return { calls, raise: () => (version += 1) }
  }
  function Listed() {
    const [row, setRow] = useState(categoryRow('Хуучин', 2))
    return (
      <>
        <button onClick={() => setRow(categoryRow('Өөр хүний нэр', 4))}>refetch</button>
        <RenameCell row={row} />
      </>
    )
  }
  const open = () => press('Нэр өөрчлөх: 0101 Хуучин')

  it('is read by itself: the row of the list may be older', async () => {
    screen()
    await draw(<Listed />)
    await open()
    expect(field('Нэр').value).toBe('Нүүрс')
  })

  it('is not saved over another save in the meantime until the editor confirms it', async () => {
    const { calls, raise } = screen()
    await draw(<Listed />)
    await open()
    await type('Нэр', 'Чулуун нүүрс')
    raise()
    await press('refetch')
    expect(field('Нэр').value).toBe('Чулуун нүүрс')
    await press('Хадгалах')
    const readSent = () => calls.filter(({ route }) => route.startsWith('POST')).map(({ input }) => input)
    expect(readSent()).toEqual([{ id: 7, version: 3, name: 'Чулуун нүүрс', name_en: 'Coal' }])
    expect(button('Нөгөө хувилбарыг харах').getAttribute('href')).toBe('/admin/yellow/category?id=7')
    await press('Миний бичсэнээр хадгалах')
    await press('Миний бичсэнээр хадгалах')
    expect(readSent()[1]).toEqual({ id: 7, name: 'Чулуун нүүрс', name_en: 'Coal' })
  })
})

describe('a meeting that is changed', () => {
  const side = (id: number) => ({
    ...{ id, name: `Нэр ${id}`, name_en: `Name ${id}`, user_type: 'Sponsor' },
    ...{ email: `p${id}@test.example`, phone_number: '', languages: ['mn'] },
  })
  const meeting = (version: number) => ({
    ...{ id: 5, version, meeting_number: 'M-5', meeting_status: 'accepted' },
    ...{ meeting_date: '2031-09-10T10:00:00+08:00', meeting_time: '10:00', meeting_description: '' },
    ...{ sender_name: '', sender_name_en: '', receiver_name: '', receiver_name_en: '' },
    ...{ room_number: 'A1', room_id: 2, capacity: 4, room_pic: null, needs_interpreter: false },
    ...{ interpreter: '', interpreter_id: null, answer_by: null, proposed_at: null, cancelled_as: null },
    ...{ created_at: '2031-01-01T10:00:00Z', starts_at: '2031-09-10T02:00:00Z', is_past: false },
    ...{ cancel_reason: '', history: [], sender: side(1), receiver: side(2) },
  })
  const hour = { time_id: 9, meeting_time: '10:00', state: 'free', rooms: [2], interpreters: [] }
  const choices = {
    days: [{ day: '2031-09-10', hours: [hour] }],
    rooms: [{ id: 2, room_number: 'A1', capacity: 4 }],
    ...{ interpreters: [], needs_interpreter: false, time_id: 9 },
  }

  it.each([
    ['Цуцлах', 'Уулзалтыг цуцлах', 'POST /yellow-page/update/meeting-cancelled'],
    ['Цаг солих', 'Солих', 'POST /yellow-page/update/meeting-place'],
    ['Орчуулагч', 'Хадгалах', 'POST /yellow-page/update/interpreter-of-meeting'],
  ])('is not changed by «%s» as somebody else left it since', async (opener, action, route) => {
    let version = 3
    const calls = answering({
      'GET /yellow-page/get/meeting': () => ({ body: { meeting: meeting(version) } }),
      'GET /yellow-page/get/meeting-choices': () => ({ body: choices }),
      [route]: saving(() => version),
    })
    await draw(<MeetingSheet id="5" texts={meetingTexts.mn} locale="mn" onClose={() => undefined} />)
    await press(opener)
    if (opener === 'Цуцлах') await type('Шалтгаан', 'Ирэхгүй боллоо')
    version = 4
    await comeBack()
    expect(calls.filter(({ route: read }) => read === 'GET /yellow-page/get/meeting')).toHaveLength(2)
    await press(action)
    const readSent = () => calls.filter((call) => call.route === route).map(({ input }) => input)
    expect(readSent()).toMatchObject([{ id: 5, version: 3 }])
    await press('Миний бичсэнээр хадгалах')
    await press('Миний бичсэнээр хадгалах')
    expect(readSent()).toHaveLength(2)
    expect(readSent()[1]).not.toHaveProperty('version')
  })
})

describe('a decision on two companies', () => {
  const company = (id: number, version: number) => ({
    ...{ id, version, approval: true, status: true, name: `КОМПАНИ ${id}`, name_en: `COMPANY ${id}` },
    ...{ registration_number: '', aimag: '', sum: '', sum_en: '' },
    ...{ address: `Хаяг ${id}`, address_en: '', about: '', about_en: '', logo: '' },
    ...{ registrant: '', categories: [], contacts: [], members: 0, partners: 0, reports: 0 },
    created_at: '2031-01-01T10:00:00Z',
  })
  const readChoices = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ checked }) => checked)

  it('is kept when one of them is saved in the meantime, and is not carried out without a new confirmation', async () => {
    let version = 1
    const calls = answering({
      'GET /yellow-page/get/duplicate': () => ({
        body: { first: company(1, version), other: company(2, 1) },
      }),
      'POST /yellow-page/update/merged-company': saving(() => version),
    })
    await draw(<ComparePage firstId={1} otherId={2} />)
    // Chooses the second company's address.
    for (const radio of [...document.querySelectorAll<HTMLInputElement>('input[name=address]')].slice(1))
      await click(radio)
    const choices = readChoices()
    version = 2
    await comeBack()
    expect(readChoices()).toEqual(choices)
    await press('Нэгтгэх')
    await press('Нэгтгэх')
    const readSent = () => calls.filter(({ route }) => route.startsWith('POST')).map(({ input }) => input)
    expect(readSent()).toEqual([{ id: 1, version: 1, other_id: 2, other_version: 1, taken: ['address'] }])
    expect(readChoices()).toEqual(choices)
    await press('Миний бичсэнээр хадгалах')
    await press('Миний бичсэнээр хадгалах')
    expect(readSent()[1]).toEqual({ id: 1, other_id: 2, taken: ['address'] })
  })
})
