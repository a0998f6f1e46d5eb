import { lazy, type ComponentType, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MeetingInFull } from '@/lib/meetings/office/schema'
import { englishOffice, meetingTexts } from '@/lib/meetings/office/texts'
import { answering, draw, press, type } from '@/tests/rendered'
import { MeetingList } from './meeting-list'

const place = vi.hoisted(() => ({ query: '' }))
vi.mock('next/navigation', () => {
  const router = { push: () => undefined, replace: () => undefined, refresh: () => undefined }
  return {
    useRouter: () => router,
    usePathname: () => '/admin/yellow/meeting-list',
    useSearchParams: () => new URLSearchParams(place.query),
    useParams: () => ({}),
  }
})
vi.mock('next/dynamic', () => ({
  default: (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() })),
}))

const side = (id: number) => ({
  ...{ id, name: `КОМПАНИ ${id}`, name_en: `COMPANY ${id}`, user_type: 'Sponsor' as const },
  ...{ email: `p${id}@test.example`, phone_number: '99110000', languages: ['mn' as const] },
})
const meeting = (meeting_status: MeetingInFull['meeting_status']): MeetingInFull => ({
  ...{ id: 5, version: 3, meeting_number: 'M-0005', meeting_status, meeting_description: 'Rail transport' },
  ...{ meeting_date: '2031-09-10T10:00:00+08:00', meeting_time: '10:00', starts_at: '2031-09-10T02:00:00Z' },
  ...{ sender_id: 1, sender_name: 'КОМПАНИ 1', sender_name_en: 'COMPANY 1' },
  ...{ receiver_id: 2, receiver_name: 'КОМПАНИ 2', receiver_name_en: 'COMPANY 2' },
  ...{ room_number: 'A1', room_id: 2, capacity: 4, room_pic: null, needs_interpreter: true },
  ...{ interpreter: '', interpreter_id: null, answer_by: '2031-09-09T02:00:00Z' },
  ...{ created_at: '2031-01-01T10:00:00Z', is_past: false, sender: side(1), receiver: side(2) },
  proposed_at: '2031-09-10T03:00:00Z',
  cancelled_as: meeting_status === 'cancelled' ? 'declined' : null,
  cancel_reason: meeting_status === 'cancelled' ? 'Travelling' : '',
  history: (['asked', 'proposed', 'declined'] as const).map((kind, id) => ({
    ...{
      id,
      kind,
      by: 'sender',
      starts_at: '2031-09-10T02:00:00Z',
      note: '',
      created_at: '2031-01-01T10:00:00Z',
    },
  })),
})
const hour = { time_id: 9, meeting_time: '10:00', state: 'sender', rooms: [2], interpreters: [] }
const answers = (meetingRows: MeetingInFull[]) =>
  answering({
    'GET /yellow-page/get/meetings': () => ({
      body: { meetings: meetingRows, total: meetingRows.length * 30, totalPages: meetingRows.length * 2 },
    }),
    'GET /yellow-page/get/meeting': () => ({ body: { meeting: meetingRows[0] } }),
    'GET /yellow-page/get/meeting-choices': () => ({
      body: {
        days: [{ day: '2031-09-10', hours: [hour] }],
        rooms: [{ id: 2, room_number: 'A1', capacity: 4 }],
        ...{ interpreters: [], needs_interpreter: true, time_id: 9 },
      },
    }),
    'GET /yellow-page/get/meeting-board': () => ({
      body: {
        day: '2031-09-10',
        days: [{ day: '2031-09-10', meetings: 1 }],
        rooms: [],
        hours: [],
        meetings: [],
      },
    }),
    'POST /yellow-page/update/meeting-cancelled': ({ lang }) => ({
      body: { message: 'ok', version: 4, lang },
    }),
  })
/** The first reads of the screen take a while. */
const until = (check: () => void) => vi.waitFor(check, 10_000)

const drawList = async (query: string) => {
  place.query = query
  await draw(
    <Suspense>
      <MeetingList texts={meetingTexts} english={englishOffice} />
    </Suspense>,
  )
  await until(() => expect(document.querySelector('h1')).not.toBeNull())
  await until(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
}

/** All texts of the screen that are shown or read out: words, labels, placeholders, titles. */
const readTexts = () =>
  [...document.querySelectorAll('main [lang=en], [role=dialog], [role=alertdialog]')].flatMap((part) => [
    part.textContent,
    ...[...part.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
    ),
  ])
const expectEnglish = () => {
  expect(readTexts().filter((text) => /\p{Script=Cyrillic}|admin\.|meetingOffice\./u.test(text))).toEqual([])
}
const lastDialog = () => [...document.querySelectorAll('[role=dialog]')].at(-1)

const faults = vi.spyOn(console, 'error')
beforeEach(() => faults.mockClear())
afterEach(() => {
  // next-intl reports a text that the English catalogue lacks there.
  expect(faults.mock.calls.filter(([text]) => /MISSING_MESSAGE|FORMATTING_ERROR/.test(String(text)))).toEqual(
    [],
  )
})

describe('the list of meetings in English', () => {
  it.each(['pending', 'accepted', 'cancelled'] as const)(
    'is English whole, and so are the details of one that is %s',
    async (status) => {
      answers([meeting(status)])
      await drawList('lang=en&id=5')
      await until(() => expect(document.body.textContent).toContain('Proposed time'))
      expectEnglish()
      expect(document.body.textContent).toContain('10:00')
      expect(lastDialog()?.getAttribute('lang')).toBe('en')
    },
  )

  it.each(['lang=en', 'lang=en&type=pending'])('is English when it is empty: %s', async (query) => {
    answers([])
    await drawList(query)
    expectEnglish()
  })

  it.each(['Change time', 'Interpreter', 'Cancel'])('is English behind «%s»', async (opener) => {
    answers([meeting('accepted')])
    await drawList('lang=en&id=5')
    await until(() => expect(document.body.textContent).toContain('Proposed time'))
    await press(opener)
    await until(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(2))
    expectEnglish()
  })

  it.each(['Arrange a meeting', 'Print schedules'])('is English behind «%s»', async (opener) => {
    answers([meeting('accepted')])
    await drawList('lang=en')
    await press(opener)
    await until(() => expect(lastDialog()).toBeDefined())
    expectEnglish()
  })

  it('says in English what came of a write, and asks the server for English', async () => {
    const calls = answers([meeting('accepted')])
    await drawList('lang=en&id=5')
    await until(() => expect(document.body.textContent).toContain('Proposed time'))
    await press('Cancel')
    await until(() => expect(document.querySelectorAll('[role=dialog]')).toHaveLength(2))
    await type('Reason', 'Room is closed')
    await press('Cancel the meeting')
    await until(() => expect(document.body.textContent).toContain('both sides have been told'))
    expectEnglish()
    expect(
      calls.filter(({ route }) => route.startsWith('GET')).every(({ input }) => input.lang === 'en'),
    ).toBe(true)
  })
})

it('leads from both names to the participants', async () => {
  answers([meeting('accepted')])
  await drawList('')
  await until(() => expect(document.body.textContent).toContain('Компани 2'))
  const hrefs = [...document.querySelectorAll('td a, th a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining([1, 2].map((id) => `/admin/yellow/add-user?id=${id}`)))
})

it('says in Mongolian who declined', async () => {
  answers([meeting('cancelled')])
  await drawList('id=5')
  await until(() => expect(document.body.textContent).toContain('Татгалзсан: Компани 1: Travelling'))
})
