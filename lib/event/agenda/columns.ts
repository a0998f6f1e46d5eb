import { sessionKinds, type SessionKind } from './schema'

export type SessionColumn = {
  /** The English heading, which an import accepts. */
  name: string
  /** The Mongolian heading of an exported file, which an import accepts, too. */
  title: string
  required?: true
  /** The width of the column in an exported file, in letters. */
  width: number
}

/** The columns of a file of sessions, both for the import and for the export. */
export const sessionColumns = [
  { name: 'event_date', title: 'Өдөр', required: true, width: 13 },
  { name: 'start_time', title: 'Эхлэх цаг', required: true, width: 11 },
  { name: 'end_time', title: 'Дуусах цаг', required: true, width: 11 },
  { name: 'hall', title: 'Танхим', width: 20 },
  { name: 'kind', title: 'Төрөл', width: 14 },
  { name: 'title', title: 'Гарчиг', required: true, width: 48 },
  { name: 'title_en', title: 'Гарчиг (англи)', width: 48 },
  { name: 'speakers', title: 'Илтгэгч', width: 36 },
  { name: 'speakers_en', title: 'Илтгэгч (англи)', width: 36 },
  { name: 'summary', title: 'Товч агуулга', width: 48 },
  { name: 'summary_en', title: 'Товч агуулга (англи)', width: 48 },
] as const satisfies readonly SessionColumn[]
export type SessionColumnName = (typeof sessionColumns)[number]['name']
export const requiredSessionColumns = sessionColumns.flatMap((column) =>
  'required' in column ? [column.name] : [],
)

/** The Mongolian word that an import accepts for each kind of session, besides the kind's own name. */
const kindTitles: Record<SessionKind, string> = {
  talk: 'Илтгэл',
  keynote: 'Үндсэн илтгэл',
  panel: 'Хэлэлцүүлэг',
  workshop: 'Сургалт',
  ceremony: 'Ёслол',
  break: 'Завсарлага',
}

/** Reads the kind of a session; null for an unknown one. An empty cell is a talk. */
export function parseSessionKind(text: string): SessionKind | null {
  const foldedText = text.trim().toLowerCase()
  if (foldedText === '') return 'talk'
  return (
    sessionKinds.find((kind) => kind === foldedText || kindTitles[kind].toLowerCase() === foldedText) ?? null
  )
}
