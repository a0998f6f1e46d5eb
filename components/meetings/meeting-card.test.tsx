import { expect, it, vi } from 'vitest'
import type { OwnMeeting } from '@/lib/meetings/participants/schema'
import { draw } from '@/tests/rendered'
import { MeetingCard } from './meeting-card'
import { MeetingHistory } from './meeting-history'

vi.mock('next/navigation', () => {
  const router = { push: () => undefined, replace: () => undefined, refresh: () => undefined }
  return {
    useRouter: () => router,
    usePathname: () => '/yp/meetings/requests',
    useSearchParams: () => new URLSearchParams(),
    useParams: () => ({}),
  }
})

const request: OwnMeeting = {
  ...{ id: 1, meeting_number: 'M-0001', meeting_status: 'pending', version: 2 },
  ...{ meeting_date: '2031-09-11', meeting_time: '15:00', starts_at: '2031-09-11T07:00:00.000Z' },
  ...{ is_sender: true, asked_by: 'me', room: null, needs_interpreter: false },
  meeting_description: 'Тээврийн гэрээ',
  other: { id: 2, name: 'ТЭНГЭР ЗЭС ХХК', name_en: '', user_type: 'Sponsor' },
  ...{ interpreter: '', waits_for: 'me', answer_by: '2031-09-10T02:00:00.000Z' },
  proposal: {
    ...{ by: 'other', room: null, note: '10 цагт илтгэлтэй.' },
    from: { meeting_date: '2031-09-11', meeting_time: '10:00' },
    to: { meeting_date: '2031-09-11', meeting_time: '15:00' },
  },
  ...{ cancelled_as: null, cancelled_by: null, cancel_reason: '', is_past: false },
}
const text = () => document.body.textContent
const hrefOf = (name: string) =>
  [...document.querySelectorAll('a')]
    .find((link) => link.textContent === name || link.getAttribute('aria-label') === name)
    ?.getAttribute('href')

it('shows both hours of a counter-proposal, its note, and the author of the purpose', async () => {
  await draw(<MeetingCard meeting={request} isInRequestList />)
  for (const part of [
    'Нөгөө тал өөр цаг санал болгосон: 9 дүгээр сарын 11, 15:00',
    'Анх хүссэн цаг: 9 дүгээр сарын 11, 10:00',
    'Тайлбар: 10 цагт илтгэлтэй.',
    'Та хүсэлт илгээсэн. Зорилго: Тээврийн гэрээ',
    'Шинэ цагийг зөвшөөрөх',
  ])
    expect(text()).toContain(part)
})

it('says so when the participant proposes it', async () => {
  const proposal = request.proposal && { ...request.proposal, by: 'me' as const }
  await draw(<MeetingCard meeting={{ ...request, waits_for: 'other', proposal }} isInRequestList />)
  expect(text()).toContain('Та өөр цаг санал болгосон: 9 дүгээр сарын 11, 15:00')
})

it('names the sender of a received request, and the agreed hour of an accepted meeting', async () => {
  await draw(
    <MeetingCard
      meeting={{ ...request, meeting_status: 'accepted', asked_by: 'other', meeting_time: '10:00' }}
      isInRequestList
    />,
  )
  expect(text()).toContain('Хүсэлт илгээсэн: Тэнгэр Зэс ХХК. Зорилго: Тээврийн гэрээ')
  expect(text()).toContain('Тохирсон цаг: 9 дүгээр сарын 11, 10:00')
})

it('leads from the name to the participant and from the card to the meeting', async () => {
  await draw(<MeetingCard meeting={request} />)
  expect(hrefOf('Тэнгэр Зэс ХХК')).toBe('/yp/meetings/people/2')
  expect(hrefOf('Уулзалтыг харах Тэнгэр Зэс ХХК')).toBe('/yp/meetings/1')
})

it('leads from the names in the history to the participant', async () => {
  const step = { kind: 'proposed', by: 'other', meeting_date: '2031-09-11', meeting_time: '15:00' } as const
  const history = [{ ...step, note: '', created_at: '2031-09-01T02:00:00Z' }]
  await draw(<MeetingHistory meeting={{ ...request, contact: null, history }} />)
  expect(text()).toContain('Тэнгэр Зэс ХХК өөр цаг санал болгосон: 9 дүгээр сарын 11, 15:00')
  expect(hrefOf('Тэнгэр Зэс ХХК')).toBe('/yp/meetings/people/2')
})

it.each([
  ['declined', 'me', 'Та татгалзсан'],
  ['declined', 'other', 'Нөгөө тал татгалзсан'],
  ['cancelled', 'other', 'Нөгөө тал цуцалсан'],
  ['expired', null, 'Хугацаанд нь хариу ирээгүй'],
] as const)('says of a meeting that ended as %s by %s: %s', async (cancelled_as, cancelled_by, message) => {
  const endFields = { meeting_status: 'cancelled', waits_for: null, answer_by: null, proposal: null } as const
  await draw(
    <MeetingCard meeting={{ ...request, ...endFields, cancelled_as, cancelled_by }} isInRequestList />,
  )
  expect(text()).toContain(message)
  expect(text()).not.toContain('өөр цаг санал болгосон')
})
