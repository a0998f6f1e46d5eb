import { readdirSync, readFileSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { personalData } from './personal-data'
import { personalKindOf } from './schema/columns'

const schemaFolder = new URL('schema/', import.meta.url)
const modules = await Promise.all(
  readdirSync(schemaFolder).map((file) => import(new URL(file, schemaFolder).href) as Promise<object>),
)
const tables = modules
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))
const columns = tables.flatMap((table) =>
  Object.values(getTableColumns(table)).map((column) => ({
    name: `${getTableName(table)}.${column.name}`,
    kind: personalKindOf(column),
  })),
)

/** Names of columns that usually hold data of persons. */
const looksPersonal =
  /\.(.*_)?(name|email|phone|number|address|code|ip|browser|answer|comment|note|message|position|profession|birth\w*|publisher|speakers|person|author|signature|photo|(sent|changed|created|reply)_(by|to))(_(hash|en|value))?$/

/** Columns that are named like it and tell nothing of a person: names of things, numbers, references. */
const aboutThings = [
  'api_tokens.name',
  'assessment_standards.code',
  'assessment_standards.name',
  'backup_runs.name',
  'directory_categories.category_code',
  'directory_categories.name',
  'directory_categories.name_en',
  'directory_companies.address',
  'directory_companies.address_en',
  'directory_companies.name',
  'directory_companies.name_en',
  'directory_companies.registration_number',
  'directory_companies.sort_name',
  'directory_companies.sort_name_en',
  'directory_company_categories.sort_name',
  'directory_company_categories.sort_name_en',
  'event_halls.hall_name',
  'event_halls.hall_name_en',
  'event_partners.name',
  'event_partners.name_en',
  'event_partners.registration_number',
  'event_presentations.present_name',
  'event_presentations.present_name_en',
  'events.address',
  'events.address_en',
  'exchange_names.name',
  'exchange_names.name_en',
  // The account that stored the file, by its number.
  'files.created_by',
  'files.name',
  'files.original_name',
  'logos.name',
  'logos.name_en',
  'meeting_rooms.room_number',
  'member_companies.registration_number',
  'member_results.check_code',
  'notices.seller_name',
  'public_holidays.name',
  'redirects.new_address',
  'redirects.old_address',
  'trades.product_name',
  'trades.seller_name',
  // Names of content that the sites show.
  'translations.name',
]

describe('personal data in the schema', () => {
  it('is marked in every column that looks like it', () => {
    const columnsWithoutMark = columns.filter(({ name, kind }) => !kind && looksPersonal.test(name))
    expect(columnsWithoutMark.map(({ name }) => name).sort()).toEqual(aboutThings)
  })

  it('has a purpose, an end and readers for each table with a mark, once', () => {
    const markedTables = new Set(columns.flatMap(({ name, kind }) => (kind ? [name.split('.')[0]] : [])))
    const listedTables = personalData.flatMap(({ tables: owned }) =>
      owned.map((table) => getTableName(table)),
    )
    expect([...listedTables].sort()).toEqual([...markedTables].sort())
    for (const { topic, readers } of personalData) expect(readers, topic).not.toHaveLength(0)
  })

  it('has an end in the table of retention, where operators read it', () => {
    const document = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')
    const endOf = (table: string) =>
      document
        .split('\n')
        .find((line) => line.startsWith('|') && line.split('|')[1]?.includes(`\`${table}\``))
        ?.split('|')[2]
    const expected: Record<string, RegExp> = {
      audit: /5 years/,
      browser: /until their end/,
      code: /a day/,
      draft: /90 days after the last change/,
      limit: /next hour/,
      mail: /sent 30 days, unsent `PERSONAL_DATA_DAYS`/,
      period: /`PERSONAL_DATA_DAYS`/,
      remark: /90 days after the sharing/,
      session: /until their end/,
      versions: /20 of a record; deleted records 30 days/,
    }
    const parts = ['office_request_replies', 'respondent_answers', 'event_scans']
    for (const { tables: owned, end } of personalData)
      for (const table of owned.map((each) => getTableName(each)))
        if (expected[end] && !parts.includes(table)) expect(endOf(table), table).toMatch(expected[end])
  })
})
