import { expect, it, vi } from 'vitest'
import type { OwnMeeting } from '@/lib/meetings/participants/schema'
import texts from '@/messages/mn.json'
import { answering, draw, press } from '@/tests/rendered'
import { MeetingActions } from './meeting-actions'
import { useRead } from './meeting-calls'

vi.mock('next/navigation', () => {
  const router = { push: () => undefined, replace: () => undefined, refresh: () => undefined }
  return {
    useRouter: () => router,
    usePathname: () => '/yp/meetings/1',
    useSearchParams: () => new URLSearchParams(),
    useParams: () => ({}),
  }
})

const { act } = texts.meetings
const acceptedMeeting: OwnMeeting = {
  ...{ id: 1, meeting_number: 'M-0001', meeting_status: 'accepted', version: 1 },
  ...{ meeting_date: '2031-09-11', meeting_time: '10:00', starts_at: '2031-09-11T02:00:00.000Z' },
  ...{ is_sender: false, room: null, meeting_description: '', needs_interpreter: false },
  other: { id: 2, name: 'ТЭНГЭР ЗЭС ХХК', name_en: '', user_type: 'Sponsor' },
  ...{ interpreter: '', waits_for: null, answer_by: null, proposal: null, asked_by: 'me' },
  ...{ cancelled_as: null, cancelled_by: null, cancel_reason: '', is_past: false },
}
const proposedMeeting: OwnMeeting = {
  ...acceptedMeeting,
  ...{ waits_for: 'me', answer_by: '2031-09-10T02:00:00.000Z' },
  proposal: {
    ...{ by: 'other', room: null, note: '' },
    from: { meeting_date: '2031-09-11', meeting_time: '10:00' },
    to: { meeting_date: '2031-09-11', meeting_time: '11:00' },
  },
}

function Shown() {
  const { data } = useRead('GET /client/yellow-page/meetings/meeting', { id: 1 })
  return data && <MeetingActions meeting={data.meeting} />
}

/** Runs the callback of an animation frame at once, before React has drawn anything. */
const frameComesAtOnce = () => vi.stubGlobal('requestAnimationFrame', (then: () => void) => void then())

it('gives the focus to the first button of what a meeting has become, once a step is over', async () => {
  let meeting = proposedMeeting
  answering({
    'GET /client/yellow-page/meetings/meeting': () => ({ body: { meeting } }),
    'POST /client/yellow-page/meetings/decline': () => {
      meeting = acceptedMeeting
      return { body: { message: 'ok' } }
    },
  })
  await draw(<Shown />)
  frameComesAtOnce()
  await press(act.declineTime)
  expect(document.activeElement?.textContent).toBe(act.declineTimeTitle)
  await press(act.declineTime)
  expect(document.activeElement?.textContent?.trim()).toBe(act.propose)
})

it('gives it back when a step is left', async () => {
  answering({ 'GET /client/yellow-page/meetings/meeting': () => ({ body: { meeting: proposedMeeting } }) })
  await draw(<Shown />)
  frameComesAtOnce()
  await press(act.declineTime)
  await press(act.back)
  expect(document.activeElement?.textContent?.trim()).toBe(act.acceptTime)
})
