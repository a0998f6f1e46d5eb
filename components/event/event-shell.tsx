import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ContactLinksAndTopButton } from '@/components/site/quick-contact'
import { SearchSheet } from '@/components/site-search/search-sheet'
import { placeAndDates } from '@/lib/event/editions/line'
import { getLiveEdition } from '@/lib/event/editions/queries'
import { listSponsors } from '@/lib/event/partners/queries'
import type { Locale } from '@/lib/platform/i18n/locale'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { EditionJsonLd } from './edition-data'
import { SharedEventShell } from './event-frame'
import { EventLogo } from './event-logo'
import { eventMenu } from './event-menu'
import { readMainAction } from './main-action'
import { SponsorsSection } from './sponsor-strip'

/** The frame of the live edition's pages: a header with place and dates, the sponsors, and a footer. */
export async function EventShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [live, quick] = await Promise.all([getLiveEdition(), getTranslations('site.quickContact')])
  const [menu, sponsors, action] = await Promise.all([
    eventMenu(live?.edition ?? null),
    live ? listSponsors(live.edition.id) : [],
    readMainAction(live?.edition ?? null),
  ])
  const facts = live ? placeAndDates(live, locale) : { place: '', dates: '' }
  const quickTexts = { label: quick('label'), call: quick('call'), mail: quick('mail'), top: quick('top') }
  return (
    <SharedEventShell
      locale={locale}
      logo={(onDark) => <EventLogo {...facts} {...(onDark && { onDark })} />}
      menu={menu}
      hasShortMenu
      search={<SearchSheet site="mw" />}
      action={action}
      data={live && <EditionJsonLd locale={locale} datedEdition={live} home={eventPaths.home} />}
      contentAboveFooter={<SponsorsSection sponsors={sponsors} />}
      renderOverlay={({ phone, mail }) => (
        <ContactLinksAndTopButton {...(phone && { phone })} {...(mail && { mail })} texts={quickTexts} />
      )}
    >
      {children}
    </SharedEventShell>
  )
}
