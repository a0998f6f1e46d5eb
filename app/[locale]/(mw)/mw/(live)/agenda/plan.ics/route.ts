import type { NextRequest } from 'next/server'
import { parsePlanIds } from '@/lib/event/agenda/address'
import { agendaCalendarResponse } from '@/lib/event/agenda/calendar-answer'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/**
 * The sessions that a reader marked, as a calendar. Only the reader's device stores the marks, so the URL
 * contains the ids of the sessions.
 */
export async function GET(request: NextRequest, { params }: Context) {
  const plan = parsePlanIds(request.nextUrl.searchParams.get('ids'))
  return agendaCalendarResponse((await params).locale, 'my-plan', { isSession: ({ id }) => plan.has(id) })
}
