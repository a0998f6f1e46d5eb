import type { Sheet } from '@/lib/platform/files/sheet'
import { formatIsoDay } from '@/lib/platform/i18n/format'
import type { MessageKey } from '@/lib/platform/i18n/message-key'
import { messageText } from '@/lib/platform/i18n/messages'
import { compareIndex } from '../questions/numbers'
import { percentOfNo } from './no-share'
import type { MemberYear, Spread, YearFigures } from './schema'

const word = (key: Extract<MessageKey, `admin.memberYears.${string}`>) => messageText('mn', key)
const column = (heading: string, width: number) => ({ heading, width })

const noCells = (counts: { answers: number; noes: number }) => [
  ...[String(counts.answers), String(counts.noes)],
  counts.answers === 0 ? '' : String(percentOfNo(counts)),
]
const spreadCells = (spread: Spread | null) =>
  spread
    ? [spread.members, spread.lower, spread.median, spread.upper].map(String)
    : Array.from({ length: 4 }, () => '')

/** The totals and the sections with their spread, the section that most fails first. */
const summarySheet = ({ total, sections }: YearFigures): Sheet => ({
  name: word('admin.memberYears.sheets.summary'),
  columns: [
    column(word('admin.memberYears.cid'), 10),
    column(word('admin.memberYears.section'), 60),
    column(word('admin.memberYears.results'), 12),
    column(word('admin.memberYears.lower'), 14),
    column(word('admin.memberYears.median'), 12),
    column(word('admin.memberYears.upper'), 14),
    column(word('admin.memberYears.answers'), 12),
    column(word('admin.memberYears.noes'), 12),
    column(word('admin.memberYears.noShare'), 14),
  ],
  rows: [
    ['', word('admin.memberYears.total'), ...spreadCells(total), '', '', ''],
    ...sections.map((row) => [row.cid, row.question, ...spreadCells(row.spread), ...noCells(row)]),
  ],
})

const questionSheet = ({ sections }: YearFigures): Sheet => ({
  name: word('admin.memberYears.sheets.questions'),
  columns: [
    column(word('admin.memberYears.section'), 10),
    column(word('admin.memberYears.cid'), 12),
    column(word('admin.memberYears.question'), 80),
    column(word('admin.memberYears.answers'), 12),
    column(word('admin.memberYears.noes'), 12),
    column(word('admin.memberYears.noShare'), 14),
  ],
  rows: sections.flatMap((section) =>
    section.questions.map((row) => [section.cid, row.cid, row.question, ...noCells(row)]),
  ),
})

const memberSheet = ({ sections }: YearFigures, members: readonly MemberYear[]): Sheet => {
  const sectionsByNumber = sections.toSorted((a, b) => compareIndex(a.cid, b.cid))
  return {
    name: word('admin.memberYears.sheets.members'),
    columns: [
      column(word('admin.memberYears.name'), 50),
      column(word('admin.memberYears.date'), 14),
      column(word('admin.memberYears.total'), 12),
      ...sectionsByNumber.map(({ cid, question }) => column(`${cid} ${question}`, 24)),
      column(word('admin.memberYears.withdrawn'), 14),
    ],
    rows: members.map((row) => [
      ...[row.name, formatIsoDay(row.created_at), String(row.main_percentage)],
      ...sectionsByNumber.map(({ id }) =>
        String(row.sections.find((section) => section.id === id)?.percentage ?? ''),
      ),
      row.withdrawn_at ? formatIsoDay(row.withdrawn_at) : '',
    ]),
  }
}

/** Returns the sheets of a year: the sections with the totals, the questions, and the members. */
export const yearSheetsOf = (figures: YearFigures, members: readonly MemberYear[]): Sheet[] => [
  summarySheet(figures),
  questionSheet(figures),
  memberSheet(figures, members),
]
