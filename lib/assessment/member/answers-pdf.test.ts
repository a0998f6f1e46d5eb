import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { pools } from '@/lib/pool/pool'
import type { ShownAnswers } from './answers-pdf'

function answersWith(comment: string): ShownAnswers {
  const row = { question_en: '', proof: false, proof_file: null, proof_file_name: null, comment: '' }
  const sections = [1, 2, 3, 4, 5].map((at) => ({
    ...row,
    ...{ question_id: at, cid: `7.${at}`, pid: null, question: `Хэсэг ${at}`, answer: null },
  }))
  const questions = Array.from({ length: 92 }, (_, at) => ({
    ...row,
    ...{ question_id: 100 + at, cid: `7.5.1.${at}`, pid: '7.5.1', question: 'Бодлого баталсан уу?' },
    ...{ answer: 1 as const, comment },
  }))
  return {
    answers: [...sections, ...questions],
    result: {
      ...{ id: 1, member_id: 1, answer_id: 1, main_percentage: 50, first_section_per: 50 },
      ...{ second_section_per: 50, third_section_per: 50, fourth_section_per: 50, fifth_section_per: 50 },
      ...{
        total_true: 92,
        total_false: 0,
        created_at: '2026-05-01T00:00:00.000Z',
        name: 'Говь ХХК',
        logo: '',
      },
    },
    locale: 'mn',
  }
}

const pagesOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\n/g)?.length ?? 0

it.each([
  ['words', 'Нөхөн сэргээлтийн ажлыг төлөвлөгөөний дагуу хийсэн. '.repeat(100).slice(0, 4_000)],
  ['one word', 'ү'.repeat(4_000)],
  ['lines of one letter', 'а\n'.repeat(2_000)],
])(
  'a document of 92 comments of 4,000 letters, %s, is drawn beside the event loop',
  async (_what, comment) => {
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const bytes = await pools.documents.run('drawAnswers', answersWith(comment))
    delay.disable()
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(pagesOf(bytes)).toBeGreaterThan(90)
    expect(delay.max / 1e6).toBeLessThan(500)
  },
  60_000,
)

it('a row that does not fit goes to the next page whole', async () => {
  const few = answersWith('Товч тайлбар.')
  const bytes = await pools.documents.run('drawAnswers', few)
  expect(pagesOf(bytes)).toBeGreaterThan(3)
  expect(pagesOf(bytes)).toBeLessThan(9)
})
