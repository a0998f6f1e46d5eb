import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { messageText } from '@/lib/i18n/messages'
import { contentWidth, heightOf, margin, Sheet, type TextStyle } from '@/lib/pdf/sheet'
import { askedText } from '../questions/localise'
import type { MemberResult, StoredAnswer } from './schema'
import { sharesOf } from './shares'

const ink = '#12191d'
const quiet = '#56646a'
const line = '#d8dedb'

const styles = {
  title: { size: 17, weight: 600, colour: ink, leading: 1.2 },
  text: { size: 9.5, weight: 400, colour: ink, leading: 1.4 },
  strong: { size: 9.5, weight: 600, colour: ink, leading: 1.4 },
  quiet: { size: 9.5, weight: 400, colour: quiet, leading: 1.4 },
  total: { size: 15, weight: 600, colour: ink, leading: 1.2 },
  section: { size: 12, weight: 600, colour: ink, leading: 1.4 },
  pageNumber: { size: 8, weight: 400, colour: quiet, leading: 1.2 },
} as const satisfies Record<string, TextStyle>

/** Above and below what stands in a row, and beside it. */
const padding = 4
const inset = 6
const indexWidth = 52
const answerWidth = 44
const textWidth = contentWidth - 2 * inset - indexWidth - answerWidth - 10
const noteGap = 2

/** What an A4 document of the filled answers shows. */
export type ShownAnswers = { answers: readonly StoredAnswer[]; result: MemberResult; locale: Locale }

/** Draws the document. In a thread: long comments take seconds of processor time. */
export async function drawAnswers({
  answers,
  result,
  locale,
}: ShownAnswers): Promise<Uint8Array<ArrayBuffer>> {
  const say = (key: string) => messageText(locale, `assessment.document.${key}`)
  const textOf = (row: StoredAnswer) => askedText(row.question, row.question_en, locale).text
  const title = say('title')
  const sheet = new Sheet({ title: `${title}, ${result.name}`, locale })
  sheet.flow(sheet.block(title, contentWidth, styles.title))
  sheet.y += 4
  const subtitle = `${result.name}, ${formatDate(result.created_at, locale)}`
  sheet.flow(sheet.block(subtitle, contentWidth, styles.quiet))
  drawTotals(sheet, [
    [`${result.main_percentage}%`, say('percentage')],
    [String(result.total_true), say('yes')],
    [String(result.total_false), say('no')],
  ])
  const shares = sharesOf(result)
  const sections = answers.filter(({ pid }) => pid === null)
  for (const [at, row] of sections.slice(0, shares.length).entries())
    drawShare(sheet, textOf(row), `${shares[at]}%`)
  for (const row of answers) {
    if (row.pid === null) drawSection(sheet, `${row.cid} ${textOf(row)}`)
    else if (row.answer === null) drawRequirement(sheet, row.cid, textOf(row))
    else drawAnswer(sheet, row, textOf(row), say)
  }
  return sheet.end(styles.pageNumber)
}

function drawTotals(sheet: Sheet, totals: readonly (readonly [string, string])[]): void {
  sheet.y += 12
  sheet.rule(ink)
  sheet.y += 8
  let x = margin
  const width = contentWidth / totals.length
  let height = 0
  for (const [value, label] of totals) {
    const figure = sheet.block(value, width, styles.total)
    const words = sheet.block(label, width - 24, styles.quiet)
    sheet.place(figure, x)
    sheet.place(words, x, sheet.y + heightOf(figure))
    height = Math.max(height, heightOf(figure) + heightOf(words))
    x += width
  }
  sheet.y += height + 8
  sheet.rule(ink)
  sheet.y += 8
}

function drawShare(sheet: Sheet, text: string, share: string): void {
  const words = sheet.block(text, contentWidth - answerWidth, styles.text)
  const figure = sheet.block(share, answerWidth, styles.strong)
  sheet.ensure(heightOf(words) + 4)
  sheet.y += 2
  sheet.place(figure, margin + contentWidth - sheet.widthOf(figure))
  sheet.flow(words)
  sheet.y += 2
}

function drawSection(sheet: Sheet, text: string): void {
  const heading = sheet.block(text, contentWidth, styles.section)
  // A heading does not stand alone at the foot of a page.
  sheet.ensure(14 + heightOf(heading) + 60)
  sheet.y += 14
  sheet.flow(heading)
  sheet.y += 4
  sheet.rule(ink)
}

function drawRequirement(sheet: Sheet, index: string, text: string): void {
  const words = sheet.block(text, textWidth + answerWidth, styles.strong)
  const height = heightOf(words) + 2 * padding
  sheet.ensure(height + 30)
  sheet.band(height, '#ebeeeb')
  sheet.y += padding
  sheet.place(sheet.block(index, indexWidth, { ...styles.strong, colour: quiet }), margin + inset)
  sheet.flow(words, margin + inset + indexWidth)
  sheet.y += padding
}

function drawAnswer(sheet: Sheet, row: StoredAnswer, text: string, say: (key: string) => string): void {
  const proof = row.proof_file_name ? `${say('proof')}: ${row.proof_file_name}` : say('proof')
  const notes = [...(row.proof ? [proof] : []), ...(row.comment === '' ? [] : [row.comment])]
  const question = sheet.block(text, textWidth, styles.text)
  const blocks = notes.map((note) => sheet.block(note, textWidth, styles.quiet))
  const height = blocks.reduce((sum, block) => sum + noteGap + heightOf(block), heightOf(question))
  // A row stays whole where a page can hold it.
  sheet.ensure(height + 2 * padding)
  sheet.y += padding
  const x = margin + inset + indexWidth
  sheet.place(sheet.block(row.cid, indexWidth, styles.quiet), margin + inset)
  sheet.place(
    sheet.block(say(row.answer === 1 ? 'answerYes' : 'answerNo'), answerWidth, styles.strong),
    margin + contentWidth - inset - answerWidth,
  )
  sheet.flow(question, x)
  for (const block of blocks) {
    sheet.y += noteGap
    sheet.flow(block, x)
  }
  sheet.y += padding
  sheet.rule(line)
}
