import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '@/components/ui/dialog'
import type { Board } from '@/lib/meetings/office/schema'
import { answering, button, click, draw, press } from '@/tests/rendered'
import { useBoardPlanAndMove } from './use-moving'

vi.mock('next/navigation', () => {
  const router = { push: () => undefined, replace: () => undefined, refresh: () => undefined }
  return {
    useRouter: () => router,
    usePathname: () => '/admin/yellow/meeting-board',
    useSearchParams: () => new URLSearchParams(),
    useParams: () => ({}),
  }
})
// The dialog is loaded when it is first needed; here it is loaded already.
vi.mock('next/dynamic', () => ({ default: () => ConfirmDialog }))

const room = (id: number, room_number: string) => ({ id, room_number, capacity: 4 })
const hour = (id: number, meeting_time: string) => ({ id, meeting_time, starts_at: '', is_past: false })
const person = (id: number, name: string) => ({ id, name, name_en: '' })
const board: Board = {
  day: '2031-09-11',
  days: [{ day: '2031-09-11', meetings: 1 }],
  rooms: [room(1, 'А1'), room(2, 'Б2')],
  hours: [hour(10, '10:00'), hour(11, '11:00')],
  meetings: [
    {
      ...{ id: 5, version: 3, meeting_number: 'M-0005', meeting_status: 'accepted', time_id: 10, room_id: 1 },
      ...{ is_proposed: false, needs_interpreter: false, interpreter: null, answer_by: null },
      ...{ sender: person(1, 'БАЯН БЛАСТ ХХК'), receiver: person(2, 'ГОВЬ ТӨМӨР ХХК') },
    },
  ],
  ...{ away: [], accepted: 1, pending: 0 },
}
const route = 'POST /yellow-page/update/meeting-place'

function Moving({ answer_by = null }: { answer_by?: string | null }) {
  const { plan, move } = useBoardPlanAndMove(board)
  const meeting = { ...board.meetings[0]!, answer_by }
  const where = [...plan.tiles].map(([cell]) => cell).join()
  return (
    <>
      <output>{where}</output>
      <button onClick={() => void move(meeting, { time: 10, room: 1 }, { time: 11, room: 2 })}>drop</button>
    </>
  )
}
const question = () => document.querySelector('[role=alertdialog]')?.textContent ?? ''
const where = () => document.querySelector('output')?.textContent
const message = () => document.body.textContent

describe('a meeting that is dropped', () => {
  it('asks first, with who gets mail and both places, and sends nothing before the answer', async () => {
    const calls = answering({ [route]: () => ({ body: { version: 4 } }) })
    await draw(<Moving />)
    await press('drop')
    expect(question()).toContain('Одоо: 2031.09.11, 10:00, өрөө А1.')
    expect(question()).toContain('Шинэ: 2031.09.11, 11:00, өрөө Б2.')
    expect(question()).toContain('Хоёуланд нь и-мэйлээр мэдэгдэнэ: Баян Бласт ХХК, Говь Төмөр ХХК.')
    expect(question()).not.toContain('санал болгосон')
    expect(calls).toEqual([])
    await press('Болих')
    expect(question()).toBe('')
    expect(where()).toBe('10 1')
    expect(calls).toEqual([])
  })

  it('is moved after the answer, with a message of who was notified, from where and to where', async () => {
    const calls = answering({ [route]: () => ({ body: { version: 4 } }) })
    await draw(<Moving />)
    await press('drop')
    await click(button('Зөөж, мэдэгдэх'))
    expect(calls.map(({ input }) => input)).toEqual([{ id: 5, version: 3, time_id: 11, room_id: 2 }])
    expect(message()).toContain(
      'Уулзалтыг зөөж, хоёр талд мэдэгдлээ. Баян Бласт ХХК, Говь Төмөр ХХК: 2031.09.11, 10:00, өрөө А1 → 2031.09.11, 11:00, өрөө Б2.',
    )
  })

  it('stays at its place when the move is refused, with the reason', async () => {
    answering({ [route]: () => ({ status: 409, body: { message: 'Өрөө энэ цагт захиалгатай.' } }) })
    await draw(<Moving />)
    await press('drop')
    await click(button('Зөөж, мэдэгдэх'))
    expect(where()).toBe('10 1')
    expect(message()).toContain('Өрөө энэ цагт захиалгатай.')
  })

  it('warns that the other time proposed by a participant is lost', async () => {
    answering({})
    await draw(<Moving answer_by="2031-09-10T02:00:00.000Z" />)
    await press('drop')
    expect(question()).toContain('Оролцогчийн санал болгосон өөр цаг хүчингүй болно.')
  })
})
