import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryCompanies } from '@/db/schema/directory'
import { cacheRead } from '@/lib/platform/cache/cached'
import type { Locale } from '@/lib/platform/i18n/locale'
import { type ListingCard, listCompanyCards } from '../listings/cards'
import { nameOrder } from '../order'
import { exhibitors, members } from './listed'

/** The companies of a row of the home page, and how many there are in all. */
export type HomeRow = { companies: ListingCard[]; total: number }

const shownMax = 5

/** Reads some of the listed companies that a filter selects. */
async function readRow(filter: SQL, order: SQL): Promise<HomeRow> {
  const { id, is_listed } = directoryCompanies
  const condition = sql`${is_listed} and ${filter}`
  const [total, rows] = await Promise.all([
    db().$count(directoryCompanies, condition),
    db().select({ id }).from(directoryCompanies).where(condition).orderBy(order).limit(shownMax),
  ])
  return { companies: await listCompanyCards(rows.map((row) => row.id)), total }
}

/**
 * Lists some companies for the home page: the newest, members of the association, and exhibitors of the live
 * edition of the event. Of the last two, companies with a logo come first.
 */
export const listHomeRows = cacheRead(
  'directory-home-rows',
  ['directory'],
  async (locale: Locale): Promise<{ newest: HomeRow; members: HomeRow; exhibitors: HomeRow }> => {
    const { id, logo_file_id } = directoryCompanies
    const byLogoAndName = sql`${logo_file_id} is null, ${nameOrder(directoryCompanies, locale)}, ${id}`
    const [newest, memberRow, exhibitorRow] = await Promise.all([
      readRow(sql`true`, sql`${id} desc`),
      readRow(sql`${id} in ${members}`, byLogoAndName),
      readRow(sql`${id} in ${exhibitors}`, byLogoAndName),
    ])
    return { newest, members: memberRow, exhibitors: exhibitorRow }
  },
)
