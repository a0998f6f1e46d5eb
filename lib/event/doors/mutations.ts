import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventRegistrations, eventScans } from '@/db/schema/event'
import { Problem } from '@/lib/platform/api/problem'
import { readPass } from '../registrations/pass-code'
import { editionAtDoors, listScanResults } from './queries'
import type { ScanResult, ScansInput } from './schema'

/** So long a device may be without a line; a scan from before that has its moment of a clock that was not set. */
const offlineDaysMax = 31

/**
 * A device whose clock runs ahead sends moments that are still to come: nobody came in later than now. A moment that
 * cannot be, or is none, is now: one scan must not hold up all others of its device.
 */
function setRight(scannedAt: string, sentAt: string, now: number): string {
  const ago = Date.parse(sentAt) - Date.parse(scannedAt)
  const isPossible = ago > 0 && ago < offlineDaysMax * 86_400_000
  return new Date(isPossible ? now - ago : now).toISOString()
}

/**
 * Writes what was shown at a door, and says of each what comes of it. A pass is let in by the first scan that arrives
 * here, whichever door it is from; the index `event_scans_admitted_once` decides between two at once. A scan that is
 * sent again is answered as the first time.
 *
 * The clock of a device is set right by how it differs from ours when it sends.
 * @returns in the order of the scans
 * @throws Problem conflict while no edition is live
 */
export async function insertScans({ event, sent_at, scans }: ScansInput, now: number): Promise<ScanResult[]> {
  const edition = await editionAtDoors(event)
  if (!edition) throw new Problem('conflict', 'problems.no_live_edition')
  const scanRows = scans.map(({ id, text, door, scanned_at, verdict_offline }, place) => {
    const pass = readPass(text)
    const scannedAt = setRight(scanned_at, sent_at, now)
    // The same text may come from another form; one that names an edition that its code is not of was forged.
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
  // In one order for all devices: two that come with the same passes wait for one another and never both.
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
