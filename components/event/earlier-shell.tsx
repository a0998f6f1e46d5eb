import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { placeAndDates } from '@/lib/event/editions/line'
import { readEditionWithDays } from '@/lib/event/editions/queries'
import type { Edition } from '@/lib/event/editions/schema'
import { listSponsors } from '@/lib/event/partners/queries'
import type { Locale } from '@/lib/platform/i18n/locale'
import { eventPaths, pathsOf } from '@/lib/platform/site/event-paths'
import { EditionJsonLd } from './edition-data'
import { listEarlierEditionPages } from './edition-parts'
import { SharedEventShell } from './event-frame'
import { EventLogo } from './event-logo'
import { SponsorsSection } from './sponsor-strip'

type Props = { edition: Edition; locale: Locale; children: ReactNode }

/** The frame of an earlier edition's pages: place, dates, menu, sponsors, and a link to the live edition. */
export async function EarlierEditionShell({ edition, locale, children }: Props) {
  const [datedEdition, pages, sponsors, t] = await Promise.all([
    readEditionWithDays(edition),
    listEarlierEditionPages(edition),
    listSponsors(edition.id),
    getTranslations('event.archive'),
  ])
  const facts = placeAndDates(datedEdition, locale)
  const { home } = pathsOf(edition)
  return (
    <SharedEventShell
      locale={locale}
      logo={(onDark) => <EventLogo {...facts} home={home} {...(onDark && { onDark })} />}
      menu={pages.map((page, at) => ({ ...page, cid: at + 1, children: [] }))}
      action={{ label: t('current'), href: eventPaths.home }}
      data={<EditionJsonLd locale={locale} datedEdition={datedEdition} home={home} />}
      contentAboveFooter={<SponsorsSection sponsors={sponsors} />}
    >
      {children}
    </SharedEventShell>
  )
}
