import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventRegistrations, eventScans } from '@/db/schema/event'
import { Problem } from '@/lib/platform/api/problem'
import { parsePassText } from '../registrations/pass-code'
import { getEditionOrLive, listScanResults } from './queries'
import type { ScanResult, ScansInput } from './schema'

/**
 * For how many days a device may be offline; a scan that seems older counts as made now.
 */
const offlineDaysMax = 31

/** The fields of a scan that are stored, with their types in SQL. */
const storedFields = {
  id: 'uuid',
  door: 'text',
  scanned_at: 'timestamptz',
  verdict_offline: 'text',
} as const satisfies Record<Exclude<keyof ScansInput['scans'][number], 'text'>, string>
const storedTypes = Object.entries(storedFields).map(([name, type]) => `${name} ${type}`)

/**
 * Converts the time of a scan from the device's clock to the server's: subtracts the time between scan and
 * sending from `now`. An impossible or invalid time becomes `now`, because an error would also block the
 * other scans of the device.
 */
function correctScanTime(scannedAt: string, sentAt: string, now: number): string {
  const ago = Date.parse(sentAt) - Date.parse(scannedAt)
  const isPossible = ago > 0 && ago < offlineDaysMax * 86_400_000
  return new Date(isPossible ? now - ago : now).toISOString()
}

/**
 * Writes the scans of a device and returns the result of each. Of all scans of a pass, at any door, the first
 * to reach the server admits the guest; the index `event_scans_admitted_once` allows only one admission.
 * A scan that is sent again gets the result that it got before.
 *
 * The time of each scan is corrected by the difference between the clocks of device and server at the time of
 * sending.
 * @returns the results in the order of the scans
 * @throws Problem conflict when the edition is unknown, or when none is live
 */
export async function insertScans({ event, sent_at, scans }: ScansInput, now: number): Promise<ScanResult[]> {
  const edition = await getEditionOrLive(event)
  if (!edition) throw new Problem('conflict', 'problems.no_live_edition')
  const scanRows = scans.map(({ text, ...scan }, place) => {
    const pass = parsePassText(text)
    // A QR code with the code of a pass and the number of another edition is forged, and matches nobody.
    return {
      ...scan,
      id: scan.id.toLowerCase(),
      scanned_at: correctScanTime(scan.scanned_at, sent_at, now),
      ...{ place, code: pass?.code ?? '', named: pass?.eventId ?? null },
    }
  })
  const scanTable = sql`jsonb_to_recordset(${JSON.stringify(scanRows)}::jsonb) as shown(
    place integer, code text, named integer, ${sql.raw(storedTypes.join(', '))})`
  const isTheirs = sql`registered.code = shown.code and (shown.named is null or shown.named = registered.event_id)`
  const names = Object.keys(storedFields).map((name) => sql.identifier(name))
  const fields = sql.join(
    names.map((name) => sql`shown.${name}`),
    sql`, `,
  )
  const columns = sql`(${sql.join(names, sql`, `)}, event_id, registration_id, verdict)`
  const isUnsent = sql`not exists (select from ${eventScans} sent where sent.id = shown.id)`
  // Inserts in a fixed order: two devices that send the same passes at once lock them in the same order and
  // never deadlock.
  await db().execute(sql`
    insert into ${eventScans} ${columns}
    select ${fields}, ${edition.id}, registration_id, 'admitted' from (
      select distinct on (registered.id) shown.*, registered.id as registration_id
      from ${scanTable} join ${eventRegistrations} registered on ${isTheirs}
      where registered.event_id = ${edition.id} and ${isUnsent}
      order by registered.id, shown.place) shown
    order by registration_id
    on conflict do nothing`)
  await db().execute(sql`
    insert into ${eventScans} ${columns}
    select ${fields}, ${edition.id}, registered.id,
      case when registered.id is null then 'unknown'
        when registered.event_id <> ${edition.id} then 'other_edition' else 'again' end
    from ${scanTable} left join ${eventRegistrations} registered on ${isTheirs}
    where ${isUnsent}
    order by shown.id
    on conflict do nothing`)
  const results = new Map(
    (await listScanResults(scanRows.map(({ id }) => id))).map((result) => [result.id, result]),
  )
  return scanRows.flatMap(({ id }) => results.get(id) ?? [])
}
