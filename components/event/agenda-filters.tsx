import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { calendarPaths } from '@/lib/event/agenda/paths'
import type { AgendaView } from '@/lib/event/agenda/view'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { pathsOf } from '@/lib/platform/site/event-paths'
import { agendaListId } from './agenda-list'
import { AgendaTools } from './agenda-tools'
import tools from './agenda-tools.module.css'

type Props = { view: AgendaView; locale: Locale; marks: readonly number[] }

/**
 * The tools above the sessions: the search, the filters by the reader's plan and by the current time, and the
 * halls. Each hall is a link to a separate address.
 */
export function AgendaFilters({ view, locale, marks }: Props) {
  const t = useTranslations('event.agenda')
  const { edition, day, hall, halls } = view
  const paths = pathsOf(edition)
  return (
    <AgendaTools
      // Remounts the tools for another day or hall, because each has a separate list.
      key={`${day.event_date_id} ${hall?.id}`}
      listId={agendaListId}
      eventId={edition.id}
      sessions={view.sessions.map(({ id }) => id)}
      date={day.event_date}
      marks={marks}
      calendars={
        edition.is_earlier
          ? null
          : {
              plan: localePath(locale, calendarPaths.plan([])),
              all: localePath(locale, calendarPaths.all),
            }
      }
      texts={{
        tools: t('tools'),
        search: t('search'),
        searchHint: t('searchHint'),
        plan: t('plan'),
        now: t('now'),
        kept: t('kept'),
        calendarPlan: t('calendarPlan'),
        calendarAll: t('calendarAll'),
        noPlan: t('noPlan'),
        noMatch: t('noMatch'),
        clear: t('clear'),
      }}
    >
      {halls.length > 1 && (
        <>
          <AppLink
            className={tools.chip}
            href={paths.agenda(day.number)}
            aria-current={hall ? undefined : 'true'}
          >
            {t('allHalls')}
          </AppLink>
          {halls.map((each) => {
            const { text, lang } = bilingualText(each, 'hall_name', locale)
            return (
              <AppLink
                key={each.id}
                className={tools.chip}
                href={paths.agenda(day.number, each.id)}
                aria-current={each.id === hall?.id ? 'true' : undefined}
                lang={langIfDifferent(lang, locale)}
              >
                {text}
              </AppLink>
            )
          })}
        </>
      )}
    </AgendaTools>
  )
}
