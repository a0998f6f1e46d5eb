import { asc, eq, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventStatistics } from '@/db/schema/event'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { editionIdSql } from '../editions/queries'
import type { EditionChoice } from '../editions/schema'
import type { Statistic, StatisticRecord } from './schema'

const columns = {
  id: eventStatistics.id,
  event_id: eventStatistics.event_id,
  figure: eventStatistics.figure,
  label: eventStatistics.label,
  label_en: eventStatistics.label_en,
}

const selectStatistics = (where: SQL) =>
  db()
    .select(columns)
    .from(eventStatistics)
    .where(where)
    .orderBy(asc(eventStatistics.sequence), asc(eventStatistics.id))

export async function listAdminStatistics(edition: EditionChoice): Promise<Statistic[]> {
  return selectStatistics(eq(eventStatistics.event_id, editionIdSql(edition)))
}

/** Reads the figures of an edition in the order that the office chose. */
export const listStatistics = cacheRead(
  'event-statistics',
  ['event'],
  async (eventId: number): Promise<Statistic[]> => selectStatistics(eq(eventStatistics.event_id, eventId)),
)

/** Reads a figure for its form. @throws Problem not_found */
export async function getStatistic(id: number): Promise<StatisticRecord> {
  const rows = await db()
    .select({ ...columns, version: eventStatistics.version })
    .from(eventStatistics)
    .where(eq(eventStatistics.id, id))
  return requireRow(rows)
}
