import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { type AgendaView, dayNameAndDate } from '@/lib/event/agenda/view'
import type { Locale } from '@/lib/platform/i18n/locale'
import { pathsOf } from '@/lib/platform/site/event-paths'

/**
 * Shown for a day or a hall without sessions and pictures or, without `view`, while no day exists at all.
 * For a hall, a link leads to the whole day; for a day, to the first day that has sessions or pictures.
 */
export function AgendaEmpty({ view, locale }: { view?: AgendaView; locale: Locale }) {
  const t = useTranslations('event.agenda')
  const paths = pathsOf(view?.edition ?? null)
  if (view?.hall) {
    return (
      <EmptyState
        title={t('emptyHall')}
        action={
          <LinkButton variant="quiet" href={paths.agenda(view.day.number)}>
            {t('seeAll')}
          </LinkButton>
        }
      />
    )
  }
  const filledDay = view?.days.find((day) => day.sessions.length + day.agenda_items.length > 0)
  return (
    <EmptyState
      title={view?.edition.is_earlier ? t('noDay') : t('empty')}
      hint={view?.edition.is_earlier ? undefined : t('emptyDay')}
      action={
        filledDay && (
          <LinkButton variant="quiet" href={paths.agenda(filledDay.number)}>
            {t('seeDay', dayNameAndDate(filledDay, locale))}
          </LinkButton>
        )
      }
    />
  )
}
