import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/site/json-ld'
import { NotFoundView } from '@/components/site/not-found-view'
import { PageTitle } from '@/components/site/page-title'
import { agendaDayData } from '@/lib/event/agenda/structured-data'
import { agendaView, type AskedAgenda, dayWords } from '@/lib/event/agenda/view'
import { bilingual } from '@/lib/i18n/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { eventCard } from '@/lib/site/cards/share-card'
import { eventPaths } from '@/lib/site/event-paths'
import { notFoundMetadata, pageMetadata } from '@/lib/site/metadata'
import { siteOf } from '@/lib/site/sites.mjs'
import { AgendaDayView } from './agenda-day-view'
import { AgendaEmpty } from './agenda-empty'
import styles from './agenda-page.module.css'

type Props = { locale: Locale; asked: AskedAgenda | null }

export async function agendaMetadata({ locale, asked }: Props): Promise<Metadata> {
  const t = await getTranslations('event.agenda')
  const view = asked && (await agendaView(locale, asked))
  if (!asked || !view) {
    const site = await getTranslations('site.notFound')
    return notFoundMetadata('mw', locale, site('title'))
  }
  const path = eventPaths.agenda(asked.day, asked.hall)
  const event = (view.edition && bilingual(view.edition, 'event', locale).text) || siteOf('mw').name[locale]
  if (!view.day)
    return pageMetadata({
      ...{ locale, path, title: t('title'), description: `${event}. ${t('empty')}` },
      image: await eventCard(locale, 'agenda'),
    })
  const { day, date } = dayWords(view.day, locale)
  const hall = view.hall && bilingual(view.hall, 'hall_name', locale).text
  const isFirst = asked.day === 1 && !hall
  return pageMetadata({
    locale,
    path,
    title: hall ? t('hallTitle', { day, hall }) : isFirst ? t('title') : t('dayTitle', { day }),
    description: t('description', { event, day: hall ? `${day}, ${hall}` : day, date }),
    image: await (isFirst ? eventCard(locale, 'agenda') : eventCard(locale, 'agenda', asked.day, asked.hall)),
  })
}

/** The agenda of the live edition on one day: designed pictures, and sessions as text. */
export async function AgendaPage({ locale, asked }: Props) {
  const [view, t] = await Promise.all([asked && agendaView(locale, asked), getTranslations('event.agenda')])
  if (!view) return <NotFoundView site="mw" />
  const halls = view.day ? view.halls.length : 0
  return (
    <>
      <PageTitle
        crumbs={[{ label: t('home'), href: eventPaths.home }, { label: t('title') }]}
        title={t('title')}
        lead={
          <span className={styles.onScreen}>
            {view.day && halls > 0 ? t('lead', { days: view.days.length, halls }) : t('leadPlain')}
          </span>
        }
      />
      {view.day ? (
        <>
          <AgendaDayView view={view} locale={locale} />
          <JsonLd data={agendaDayData(view, locale)} />
        </>
      ) : (
        <div className="wrap section">
          <AgendaEmpty locale={locale} />
        </div>
      )}
    </>
  )
}
