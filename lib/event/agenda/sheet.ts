import { pools } from '@/lib/platform/pool/pool'
import { formatClock } from '@/lib/platform/i18n/format'
import { listAgendaHalls, readSessionRowsOfEdition } from './queries'
import { sessionColumns } from './columns'

/**
 * Makes a workbook of an edition's sessions, with the columns that the import reads. For an edition without
 * sessions the workbook has only the headings.
 */
export async function buildSessionSheet(
  eventId: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const [sessions, halls] = await Promise.all([readSessionRowsOfEdition(eventId), listAgendaHalls(eventId)])
  const rows = sessions.map((session) => {
    const values: Record<(typeof sessionColumns)[number]['name'], string> = {
      ...session,
      start_time: formatClock(session.starts_minutes),
      end_time: formatClock(session.ends_minutes),
      hall: halls.find(({ id }) => id === session.hall_id)?.hall_name ?? '',
    }
    return sessionColumns.map(({ name }) => values[name])
  })
  const columns = sessionColumns.map(({ title, width }) => ({ heading: title, width }))
  return pools.sheets.run('writeSheet', { name: 'Хөтөлбөр', columns, rows }, signal)
}
