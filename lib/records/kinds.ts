import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { type RecordKind, recordKinds } from '@/db/record-kinds'
import { accounts } from '@/db/schema/accounts'
import { assessmentQuestions } from '@/db/schema/assessment'
import {
  documents,
  logos,
  minerals,
  miningVideos,
  monthNews,
  people,
  reports,
  sustainableMining,
  sustainablePosters,
} from '@/db/schema/content'
import { notices, trades } from '@/db/schema/exchange'
import { memberCompanies } from '@/db/schema/members'
import { menuCategories, staticPages } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import { officeRequests } from '@/db/schema/requests'
import { banners, contactTexts, footerInfo, socialLinks } from '@/db/schema/site'
import type { ErrorKey } from '@/lib/i18n/message-key'
import type { ActivityKind } from './schema'

/** A record that must be there before one that names it can come back, and what is said when it is not. */
type Need = { column: string; of: AnyPgColumn; where?: SQL; message: ErrorKey }

type Kind = {
  table: PgTable
  /** Its number, where that is not `id`. */
  key?: 'cid'
  /** The columns that a record is called by, the first that is filled. */
  names: readonly string[]
  /** What its form is found by besides its number. */
  opens?: string
  needs?: readonly Need[]
}

const menuItem = { column: 'category_cid', of: menuCategories.cid }
const titles = ['title', 'title_en'] as const

/** What the office calls records, and what those in the bin need to come back. */
const kinds = {
  menu_categories: {
    table: menuCategories,
    key: 'cid',
    names: ['category', 'category_en'],
    needs: [{ column: 'pid', of: menuCategories.cid, message: 'problems.restore_parent' }],
  },
  static_pages: {
    table: staticPages,
    names: [],
    opens: 'category_cid',
    needs: [{ ...menuItem, message: 'problems.restore_item' }],
  },
  news: { table: news, names: titles, needs: [{ ...menuItem, message: 'problems.restore_category' }] },
  reports: { table: reports, names: titles },
  documents: { table: documents, names: ['title'] },
  month_news: { table: monthNews, names: ['title'] },
  mining_videos: { table: miningVideos, names: ['title'] },
  people: { table: people, names: ['name'], opens: 'about_category' },
  logos: { table: logos, names: ['name'] },
  banners: { table: banners, names: [] },
  social_links: { table: socialLinks, names: ['link'] },
  footer_info: { table: footerInfo, names: ['information'] },
  minerals: { table: minerals, names: titles },
  sustainable_mining: { table: sustainableMining, names: ['title'] },
  sustainable_posters: { table: sustainablePosters, names: [] },
  trades: { table: trades, names: ['product_name'] },
  notices: { table: notices, names: ['type'] },
  assessment_questions: {
    table: assessmentQuestions,
    names: ['question'],
    needs: [
      {
        column: 'pid',
        of: assessmentQuestions.cid,
        where: sql`retired_at is null`,
        message: 'problems.restore_parent',
      },
    ],
  },
  contact_texts: { table: contactTexts, names: ['text'] },
  accounts: { table: accounts, names: ['email'] },
  member_companies: { table: memberCompanies, names: ['name'] },
  office_requests: { table: officeRequests, names: ['name'] },
} as const satisfies Record<keyof typeof recordKinds, Kind> & Partial<Record<ActivityKind, Kind>>

export type KnownKind = keyof typeof kinds

/** Whether records of that name are rows that can be told by their names. */
export function isKnownKind(kind: string): kind is KnownKind {
  return Object.hasOwn(kinds, kind)
}

export function kindOf(kind: KnownKind): Kind {
  return kinds[kind]
}

/** The column of a record's number. */
export function keyOf(kind: KnownKind): string {
  return kindOf(kind).key ?? 'id'
}

/** The columns of a table that a row can be written with. */
export function writableColumns(kind: KnownKind): string[] {
  return getTableConfig(kindOf(kind).table)
    .columns.filter(({ generated }) => generated === undefined)
    .map(({ name }) => name)
}

/** A column of a row that is read under the name `record`. */
export const ofRecord = (name: string): SQL => sql`record.${sql.identifier(name)}`

/** The record of a number, in a query that reads its table under the name `record`. */
export function recordOf(kind: KnownKind, ids: readonly number[]): SQL {
  const known = sql.param(ids)
  return sql`from ${kindOf(kind).table} as record where ${ofRecord(keyOf(kind))} = any (${known}::integer[])`
}

/**
 * What a record is called, in SQL; empty where it has no name.
 * @param column reads a column of its row, wherever that is
 */
export function nameIn(kind: KnownKind, column: (name: string) => SQL): SQL<string> {
  if (kind === 'static_pages') {
    const item = sql`${menuCategories.cid} = (${column('category_cid')})::integer`
    return sql<string>`coalesce((select ${menuCategories.category} from ${menuCategories} where ${item}), '')`
  }
  const names = kindOf(kind).names.map((name) => sql`nullif(${column(name)}, '')`)
  return sql<string>`coalesce(${sql.join([...names, sql`''`], sql`, `)})`
}

/** What the form of a record is found by besides its number, in SQL. */
export function opensIn(kind: KnownKind, column: (name: string) => SQL): SQL<string> {
  const { opens } = kindOf(kind)
  return opens === undefined ? sql<string>`''` : sql<string>`(${column(opens)})::text`
}

/** Every kind that is a part of another, and the column that names its whole. */
export const parts = Object.entries(recordKinds).flatMap(([kind, { partOf }]: [string, RecordKind]) =>
  partOf ? [{ kind: kind as KnownKind, whole: partOf.table, column: partOf.column }] : [],
)
