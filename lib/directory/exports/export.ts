import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  directoryCategories,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
  directoryPeople,
} from '@/db/schema/directory'
import { Problem } from '@/lib/platform/api/problem'
import { csvLine, csvStart } from '@/lib/platform/files/csv'
import { type AnswerFile, appendTodaysDate, type TableKind } from '@/lib/platform/api/answer-file'
import { emptyIfNullText } from '@/lib/platform/i18n/names'
import { messageText } from '@/lib/platform/i18n/messages'
import { aimagName } from '@/lib/organisations/aimags'
import { pools } from '@/lib/platform/pool/pool'
import { listingColumns } from '../imports/columns'

/** The most rows of a workbook, which is built in memory. A CSV file is streamed and has no limit. */
const workbookRowsMax = 200_000
const batchSize = 2_000

type Column = { heading: string; width: number }
type Batches = AsyncGenerator<string[][]>

const sources = {
  companies: { columns: companyColumns, batches: companyBatches },
  people: { columns: peopleColumns, batches: peopleBatches },
} satisfies Record<string, { columns: () => Column[]; batches: () => Batches }>
export type DirectorySource = keyof typeof sources

/**
 * Exports all approved companies or consultants as one file. The file of companies has the columns of an
 * import file and one more column, for the status.
 * @throws Problem bad_input when there are more rows than a workbook may contain
 */
export async function exportDirectory(
  source: DirectorySource,
  kind: TableKind,
  signal: AbortSignal,
): Promise<AnswerFile<TableKind>> {
  const { columns, batches } = sources[source]
  const title = messageText('mn', `admin.directoryImport.sheets.${source}`)
  const name = appendTodaysDate(title)
  if (kind === 'csv') return { body: streamCsv(columns(), batches()), kind, name }
  const rows: string[][] = []
  for await (const batch of batches()) {
    rows.push(...batch)
    if (rows.length > workbookRowsMax)
      throw new Problem('bad_input', 'problems.directory_rows', { rows: workbookRowsMax })
  }
  const sheet = {
    name: title,
    columns: columns(),
    rows,
  }
  return { body: await pools.sheets.run('writeSheet', sheet, signal), kind, name }
}

/** Streams the rows as CSV; reads a batch from the database only after the previous one was sent. */
function streamCsv(columns: readonly Column[], batches: Batches): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (file) => file.enqueue(encoder.encode(csvStart + csvLine(columns.map(({ heading }) => heading)))),
    pull: async (file) => {
      const { value, done } = await batches.next()
      if (done) file.close()
      else file.enqueue(encoder.encode(value.map(csvLine).join('')))
    },
    cancel: async () => void (await batches.return(undefined)),
  })
}

function companyColumns(): Column[] {
  const status = { heading: messageText('mn', 'admin.directoryImport.status'), width: 14 }
  return [...listingColumns.map(({ title, width }) => ({ heading: title, width })), status]
}

/** Yields the rows of all approved companies in batches, in the order of their ids. */
async function* companyBatches(): Batches {
  const companies = directoryCompanies
  for (let last = 0; ;) {
    const rows = await db()
      .select()
      .from(companies)
      .where(and(companies.approval, gt(companies.id, last)))
      .orderBy(asc(companies.id))
      .limit(batchSize)
    if (rows.length === 0) return
    yield await readCompanySheetRows(rows)
    last = rows.at(-1)?.id ?? last
  }
}

type Company = typeof directoryCompanies.$inferSelect

async function readCompanySheetRows(companies: readonly Company[]): Promise<string[][]> {
  const ids = companies.map(({ id }) => id)
  const [categories, contacts] = await Promise.all([
    db()
      .select({ id: directoryCompanyCategories.company_id, code: directoryCategories.category_code })
      .from(directoryCompanyCategories)
      .innerJoin(directoryCategories, eq(directoryCategories.id, directoryCompanyCategories.category_id))
      .where(inArray(directoryCompanyCategories.company_id, ids))
      .orderBy(asc(directoryCategories.category_code)),
    db()
      .select({
        id: directoryContacts.company_id,
        type: directoryContacts.contact_type,
        value: directoryContacts.contact_value,
      })
      .from(directoryContacts)
      .where(inArray(directoryContacts.company_id, ids))
      .orderBy(asc(directoryContacts.id)),
  ])
  const lists = new Map<string, string[]>()
  const addToList = (key: string, value: string) => {
    const list = lists.get(key)
    if (list) list.push(value)
    else lists.set(key, [value])
  }
  for (const { id, code } of categories) addToList(`${id} categories`, code)
  for (const { id, type, value } of contacts) addToList(`${id} ${type}`, value)
  return companies.map((company) => [
    ...listingColumns.map((column) => {
      if (column.kind === 'categories') return (lists.get(`${company.id} categories`) ?? []).join(', ')
      if (column.kind === 'contacts') return (lists.get(`${company.id} ${column.contact}`) ?? []).join(', ')
      if (column.kind === 'aimag') return aimagName(company.aimag, 'mn')
      return emptyIfNullText(company[column.name])
    }),
    messageText('mn', `admin.directoryImport.${company.status ? 'statusOn' : 'statusOff'}`),
  ])
}

const personColumns = [
  ['name', 30],
  ['name_en', 30],
  ['profession', 30],
  ['profession_en', 30],
  ['advice_range', 50],
  ['advice_range_en', 50],
  ['phone_number', 18],
] as const

function peopleColumns(): Column[] {
  return personColumns.map(([name, width]) => ({
    heading: messageText('mn', `admin.directoryImport.people.${name}`),
    width,
  }))
}

/** Yields the rows of all approved consultants in batches, in the order of their ids. */
async function* peopleBatches(): Batches {
  const people = directoryPeople
  for (let last = 0; ;) {
    const rows = await db()
      .select()
      .from(people)
      .where(and(people.approval, gt(people.id, last)))
      .orderBy(asc(people.id))
      .limit(batchSize)
    if (rows.length === 0) return
    yield rows.map((person) => personColumns.map(([name]) => emptyIfNullText(person[name])))
    last = rows.at(-1)?.id ?? last
  }
}
