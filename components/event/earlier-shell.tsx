import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { placeAndDates } from '@/lib/event/editions/line'
import { withDays } from '@/lib/event/editions/queries'
import type { Edition } from '@/lib/event/editions/schema'
import { listSponsors } from '@/lib/event/partners/queries'
import type { Locale } from '@/lib/platform/i18n/locale'
import { eventPaths, pathsOf } from '@/lib/platform/site/event-paths'
import { EditionData } from './edition-data'
import { earlierPages } from './edition-parts'
import { EventFrame } from './event-frame'
import { EventLogo } from './event-logo'
import { SponsorStrip } from './sponsor-strip'

type Props = { edition: Edition; locale: Locale; children: ReactNode }

/** The frame of an earlier edition's pages: place, dates, menu, sponsors, and a link to the live edition. */
export async function EarlierShell({ edition, locale, children }: Props) {
  const [datedEdition, pages, sponsors, t] = await Promise.all([
    withDays(edition),
    earlierPages(edition),
    listSponsors(edition.id),
    getTranslations('event.archive'),
  ])
  const facts = placeAndDates(datedEdition, locale)
  const { home } = pathsOf(edition)
  return (
    <EventFrame
      locale={locale}
      logo={(onDark) => <EventLogo {...facts} home={home} {...(onDark && { onDark })} />}
      menu={pages.map((page, at) => ({ ...page, cid: at + 1, children: [] }))}
      action={{ label: t('current'), href: eventPaths.home }}
      data={<EditionData locale={locale} datedEdition={datedEdition} home={home} />}
      foot={<SponsorStrip sponsors={sponsors} />}
    >
      {children}
    </EventFrame>
  )
}
