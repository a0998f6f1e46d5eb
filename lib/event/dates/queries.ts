import { asc, desc, eq, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventDates, events } from '@/db/schema/event'
import { requireRow } from '@/lib/platform/api/rows'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatDate } from '@/lib/platform/i18n/format'
import { editionIdSql } from '../editions/queries'
import type { DatesInput, EventDate, EventDateRecord } from './schema'

function selectDates(where: SQL | undefined) {
  return db()
    .select({ row: eventDates, event: events.event, event_en: events.event_en })
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.event_id))
    .where(where)
    .orderBy(desc(events.is_current), desc(events.year), desc(events.id), asc(eventDates.event_date))
}

function dateAnswer({ row, event, event_en }: Awaited<ReturnType<typeof selectDates>>[number]): EventDate {
  const { id, event_id, day, day_en, event_date } = row
  const label = `${formatDate(event_date, 'mn')} · ${day} · ${event}`
  return { id, event_id, event, event_en, day, day_en, event_date, label }
}

/** Replaces the names of a day and of its edition by the English ones where these exist. */
const dateInEnglish = (date: EventDate): EventDate => ({
  ...date,
  event: bilingualText(date, 'event', 'en').text,
  day: bilingualText(date, 'day', 'en').text,
})

/** Lists the days of one edition, or of all editions with the live edition first. */
export async function listEventDates({ event, language }: DatesInput): Promise<EventDate[]> {
  const rows = await selectDates(
    event === undefined ? undefined : eq(eventDates.event_id, editionIdSql(event)),
  )
  const dates = rows.map(dateAnswer)
  return language === '2' ? dates.map(dateInEnglish) : dates
}

/** Reads a day for its form. @throws Problem not_found */
export async function getEventDate(id: number): Promise<EventDateRecord> {
  const row = requireRow(await selectDates(eq(eventDates.id, id)))
  return { ...dateAnswer(row), version: row.row.version }
}
