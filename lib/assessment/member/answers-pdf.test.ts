import { monitorEventLoopDelay } from 'node:perf_hooks'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { firstPageOf } from '@/lib/platform/files/pdf-page'
import { drawQr } from '@/lib/platform/files/qr'
import { pools } from '@/lib/platform/pool/pool'
import { type AnswersDocumentContent, drawAnswers } from './answers-pdf'

function answersWith(comment: string, questionCount = 92): AnswersDocumentContent {
  const row = { question_en: '', proof: false, proof_file: null, proof_file_name: null, comment: '' }
  const sections = [1, 2, 3, 4, 5].map((at) => ({
    ...row,
    ...{ question_id: at, cid: `7.${at}`, pid: null, question: `Хэсэг ${at}`, answer: null },
  }))
  const questions = Array.from({ length: questionCount }, (_, at) => ({
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
        valid_until: '2027-05-01T00:00:00.000Z',
        ...{ withdrawn_at: null, withdrawn_reason: '', is_member: true },
        check_url: 'https://mnma.example/mm/check/7K3M-Q9TX-2BDW',
        check_qr: drawQr('https://mnma.example/mm/check/7K3M-Q9TX-2BDW'),
        sections: [],
      },
    },
    locale: 'mn',
  }
}

const pagesOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\n/g)?.length ?? 0

// The largest document, 92 comments of 4,000 letters, is drawn by `npm run bench -- faults`.
it.each([
  ['words', 12, 'Нөхөн сэргээлтийн ажлыг төлөвлөгөөний дагуу хийсэн. '.repeat(100).slice(0, 4_000)],
  ['one word', 15, 'ү'.repeat(4_000)],
  ['lines of one letter', 5, 'а\n'.repeat(2_000)],
])(
  'a document of 4,000 letters a comment, %s, is drawn beside the event loop, within its pages',
  async (_what, pages, comment) => {
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const bytes = await pools.documents.run('drawAnswers', answersWith(comment, 12))
    delay.disable()
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(pagesOf(bytes)).toBeGreaterThanOrEqual(pages)
    expect(delay.max / 1e6).toBeLessThan(500)
  },
  60_000,
)

it('a document of short comments is a few pages', async () => {
  const bytes = await pools.documents.run('drawAnswers', answersWith('Товч тайлбар.'))
  expect(pagesOf(bytes)).toBeGreaterThan(3)
  expect(pagesOf(bytes)).toBeLessThan(9)
}, 60_000)

it('has a QR code that is read from the page, and the same bytes each time', async () => {
  const [bytes, again] = [await drawAnswers(answersWith('', 1)), await drawAnswers(answersWith('', 1))]
  expect(Buffer.from(bytes).equals(Buffer.from(again))).toBe(true)
  const picture = await firstPageOf(bytes)
  const { data, info } = await sharp(picture ?? undefined)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height })).toBe(
    'https://mnma.example/mm/check/7K3M-Q9TX-2BDW',
  )
}, 60_000)
