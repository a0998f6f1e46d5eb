import { act, useSyncExternalStore } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { englishOffice, meetingTexts } from '@/lib/meetings/office/texts'
import { newsCalls } from '@/lib/content/news/calls'
import { answering, draw } from '@/tests/rendered'
import { meetingInfoScreen } from '../meetings/office/info/info-screen'
import { MeetingList } from '../meetings/office/list/meeting-list'
import { useFormRecord } from './form-record'
import { ResourceScreen } from './resource/resource-screen'

const place = vi.hoisted(() => ({ query: '', listeners: new Set<() => void>() }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined, replace: () => undefined, refresh: () => undefined }),
  usePathname: () => '/admin/screen',
  useSearchParams: () => {
    const query = useSyncExternalStore(
      (listener) => {
        place.listeners.add(listener)
        return () => place.listeners.delete(listener)
      },
      () => place.query,
    )
    return new URLSearchParams(query)
  },
  useParams: () => ({}),
}))
// Forms and sheets, which a list loads later, are not tested here.
vi.mock('next/dynamic', () => ({ default: () => () => null }))

beforeEach(() => {
  place.query = ''
})
async function step(query: string) {
  await act(async () => {
    place.query = query
    for (const listener of place.listeners) listener()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
}

const room = (id: number, room_number: string) => ({
  id,
  room_number,
  capacity: 4,
  room_pic: null,
  version: 1,
})
const timesAndRooms = 'GET /yellow-page/get/meeting-times-rooms'

it.each([
  ['hours are added', 'time='],
  ['a room is added', 'new='],
  ['a room is edited', 'id=1'],
])('reads the hours and rooms again after a return from a page where %s', async (_, mode) => {
  const rooms = [room(1, 'А1')]
  const calls = answering({
    [timesAndRooms]: () => ({ body: { meetings: { times: [], rooms: [...rooms] } } }),
  })
  const reads = () => calls.filter(({ route }) => route === timesAndRooms).length
  await draw(<ResourceScreen name="meetingInfo" declared={meetingInfoScreen} />)
  await vi.waitFor(() => expect(reads()).toBe(1), 10_000)
  await step(mode)
  const readsBefore = reads()
  rooms.push(room(2, 'Б2'))
  await step('')
  await vi.waitFor(() => expect(document.body.textContent).toContain('Б2'), 10_000)
  expect(reads()).toBe(readsBefore + 1)
})

const meeting = (id: number) => ({
  ...{ id, meeting_number: `M-000${id}`, meeting_status: 'accepted', meeting_description: '' },
  ...{ meeting_date: '2031-09-10T10:00:00+08:00', meeting_time: '10:00', room_number: 'А1', capacity: 4 },
  ...{ sender_id: 1, receiver_id: 2, sender_name: 'А', sender_name_en: '', receiver_name: 'Б' },
  ...{ receiver_name_en: '', created_at: '2031-01-01T10:00:00Z', version: 1 },
})

it('reads a list under a sheet once when the sheet closes, and keeps its rows until then', async () => {
  const meetings = [meeting(1)]
  let hasAnswered: Promise<void> | null = null
  const route = 'GET /yellow-page/get/meetings'
  const calls = answering({
    [route]: () => ({ body: { meetings: [...meetings], total: meetings.length, totalPages: 1 } }),
  })
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
    await hasAnswered
    return answer(...input)
  })
  await draw(<MeetingList texts={meetingTexts} english={englishOffice} />)
  await step('id=1')
  const readsBefore = calls.length
  meetings.push(meeting(2))
  let letAnswer = () => undefined as void
  hasAnswered = new Promise((resolve) => (letAnswer = resolve))
  await step('')
  expect(document.body.textContent).toContain('M-0001')
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
  await act(async () => {
    letAnswer()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  await vi.waitFor(() => expect(document.body.textContent).toContain('M-0002'), 10_000)
  expect(calls.length).toBe(readsBefore + 1)
})

function Opening() {
  const { data } = useFormRecord(newsCalls.getAdminNews, { id: 7 })
  return <p>{data ? 'opened' : 'waits'}</p>
}

it('does not read again what a form opened, so nothing replaces the typed text', async () => {
  const calls = answering({ [newsCalls.getAdminNews.route]: () => ({ body: {} }) })
  await draw(<Opening />)
  await step('tab=2')
  expect(document.body.textContent).toContain('opened')
  expect(calls).toHaveLength(1)
})
