import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { QuickContact } from '@/components/site/quick-contact'
import { SiteFooter } from '@/components/site/site-footer'
import { SiteHeader } from '@/components/site/site-header'
import { SkipLink } from '@/components/site/skip-link'
import { SoftNavigation } from '@/components/ui/soft-navigation'
import { contactTextsIn } from '@/lib/contact/queries'
import { editionLine } from '@/lib/event/editions/line'
import { liveEdition } from '@/lib/event/editions/queries'
import { listSponsors } from '@/lib/event/partners/queries'
import { listFooterInfo } from '@/lib/footer/queries'
import { yearOf } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { eventPaths } from '@/lib/site/event-paths'
import { listSocialLinks } from '@/lib/social/queries'
import { EventBar } from './event-bar'
import { EventLogo } from './event-logo'
import { eventMenu } from './event-menu'
import { SponsorStrip } from './sponsor-strip'

/** The frame of the live edition's pages: header with its place and dates, its sponsors, footer. */
export async function EventShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [live, contacts, texts, social, menu, t, quick] = await Promise.all([
    liveEdition(),
    listFooterInfo('mw'),
    contactTextsIn(locale),
    listSocialLinks('mw'),
    eventMenu(),
    getTranslations('event.shell'),
    getTranslations('site.quickContact'),
  ])
  const sponsors = live ? await listSponsors(live.edition.id) : []
  const line = live ? editionLine(live, locale) : ''
  const phone = contacts.find(({ type }) => type === 'phone')?.information
  const mail = contacts.find(({ type }) => type === 'email')?.information
  const quickTexts = { label: quick('label'), call: quick('call'), mail: quick('mail'), top: quick('top') }
  return (
    <>
      <SkipLink />
      <SoftNavigation />
      <SiteHeader
        site="mw"
        bar={<EventBar phone={phone} />}
        logo={<EventLogo line={line} />}
        menu={menu}
        action={{ label: t('register'), href: eventPaths.register }}
        phone={phone}
        mail={mail}
      />
      <main id="main">{children}</main>
      <SponsorStrip sponsors={sponsors} />
      <SiteFooter
        site="mw"
        logo={<EventLogo line={line} onDark />}
        menu={menu}
        contacts={contacts}
        texts={texts}
        social={social}
        year={yearOf(new Date().toISOString())}
      />
      <QuickContact {...(phone && { phone })} {...(mail && { mail })} texts={quickTexts} />
    </>
  )
}
