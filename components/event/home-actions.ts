import { getTranslations } from 'next-intl/server'
import { getNextEdition } from '@/lib/event/editions/queries'
import type { Edition } from '@/lib/event/editions/schema'
import type { EditionState } from '@/lib/event/editions/state'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { readPastAction } from './main-action'

/**
 * The actions of a visitor on the home of the live edition, the most important first: what the day asks for until
 * it is over, and then its presentations and the next edition.
 */
export async function readHomeActions(
  edition: Edition,
  state: EditionState,
): Promise<{ label: string; href: string }[]> {
  const t = await getTranslations('event.home')
  if (state.name === 'over') {
    const next = await getNextEdition(edition)
    const label = next ? t('nextDates', { year: next.edition.year }) : t('nextEdition')
    return [await readPastAction(edition), { label, href: eventPaths.register }]
  }
  const register = { label: t('register'), href: eventPaths.register }
  const venue = { label: t('directions'), href: eventPaths.contact }
  if (state.name === 'now')
    return [{ label: t('agendaToday'), href: eventPaths.agenda(state.today?.number) }, register, venue]
  const agenda = { label: t('agenda'), href: eventPaths.agenda() }
  return state.name === 'near' ? [register, agenda, venue] : [register, agenda]
}
