import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventRegistrations, eventScans } from '@/db/schema/event'
import { Problem } from '@/lib/platform/api/problem'
import { readPass } from '../registrations/pass-code'
import { getEditionOrLive, listScanResults } from './queries'
import type { ScanResult, ScansInput } from './schema'

/** How long a device may be offline; an older scan comes from a clock that was not set. */
const offlineDaysMax = 31

/**
 * Corrects a scan's time. A device whose clock is ahead sends future times, which count as now. An impossible
 * or invalid time counts as now, too: one scan must not block all others of its device.
 */
function setRight(scannedAt: string, sentAt: string, now: number): string {
  const ago = Date.parse(sentAt) - Date.parse(scannedAt)
  const isPossible = ago > 0 && ago < offlineDaysMax * 86_400_000
  return new Date(isPossible ? now - ago : now).toISOString()
}

/**
 * Writes the scans of a door and returns the result of each. The first scan that arrives here admits a pass,
 * from any door; the index `event_scans_admitted_once` decides between concurrent ones. A scan that is sent
 * again gets the same answer.
 *
 * The time of each scan is corrected by the difference between the device's clock and ours when it is sent.
 * @returns in the order of the scans
 * @throws Problem conflict when no edition is live
 */
export async function insertScans({ event, sent_at, scans }: ScansInput, now: number): Promise<ScanResult[]> {
  const edition = await getEditionOrLive(event)
  if (!edition) throw new Problem('conflict', 'problems.no_live_edition')
  const scanRows = scans.map(({ id, text, door, scanned_at, verdict_offline }, place) => {
    const pass = readPass(text)
    const scannedAt = setRight(scanned_at, sent_at, now)
    // A pass that names another edition than that of its code is forged.
    return {
      place,
      id: id.toLowerCase(),
      code: pass?.code ?? '',
      named: pass?.eventId ?? null,
      door,
      scanned_at: scannedAt,
      verdict_offline,
    }
  })
  const scanTable = sql`jsonb_to_recordset(${JSON.stringify(scanRows)}::jsonb) as shown(
    place integer, id uuid, code text, named integer, door text, scanned_at timestamptz, verdict_offline text)`
  const isTheirs = sql`registered.code = shown.code and (shown.named is null or shown.named = registered.event_id)`
  const columns = sql`(id, event_id, registration_id, verdict, verdict_offline, door, scanned_at)`
  const isUnsent = sql`not exists (select from ${eventScans} sent where sent.id = shown.id)`
  // Sorted, so that two devices that send the same passes lock them in the same order and never deadlock.
  await db().execute(sql`
    insert into ${eventScans} ${columns}
    select id, ${edition.id}, registration_id, 'admitted', verdict_offline, door, scanned_at from (
      select distinct on (registered.id) shown.*, registered.id as registration_id
      from ${scanTable} join ${eventRegistrations} registered on ${isTheirs}
      where registered.event_id = ${edition.id} and ${isUnsent}
      order by registered.id, shown.place) firsts
    order by registration_id
    on conflict do nothing`)
  await db().execute(sql`
    insert into ${eventScans} ${columns}
    select shown.id, ${edition.id}, registered.id,
      case when registered.id is null then 'unknown'
        when registered.event_id <> ${edition.id} then 'other_edition' else 'again' end,
      shown.verdict_offline, shown.door, shown.scanned_at
    from ${scanTable} left join ${eventRegistrations} registered on ${isTheirs}
    where ${isUnsent}
    order by shown.id
    on conflict do nothing`)
  const results = new Map(
    (await listScanResults(scanRows.map(({ id }) => id))).map((result) => [result.id, result]),
  )
  return scanRows.flatMap(({ id }) => results.get(id) ?? [])
}
