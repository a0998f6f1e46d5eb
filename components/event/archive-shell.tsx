import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/site/site-footer'
import { SiteHeader } from '@/components/site/site-header'
import { SiteLogo } from '@/components/site/site-logo'
import { SkipLink } from '@/components/site/skip-link'
import { SoftNavigation } from '@/components/ui/soft-navigation'
import { contactTextsIn } from '@/lib/contact/queries'
import { eventMenuLinks } from '@/lib/event/menu/links'
import { listEventMenu } from '@/lib/event/menu/queries'
import { listFooterInfo } from '@/lib/footer/queries'
import { yearOf } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { eventPaths } from '@/lib/site/event-paths'
import { listSocialLinks } from '@/lib/social/queries'
import { EventBar } from './event-bar'
import { EventMark } from './event-mark'

/** The frame of the archived site: its menu and its footer are what the office wrote. */
export async function ArchiveShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [tree, contacts, texts, social, t] = await Promise.all([
    listEventMenu(),
    listFooterInfo('mw'),
    contactTextsIn(locale),
    listSocialLinks('mw'),
    getTranslations('event.archive'),
  ])
  const menu = eventMenuLinks(tree, locale)
  const phone = contacts.find(({ type }) => type === 'phone')?.information
  const mail = contacts.find(({ type }) => type === 'email')?.information
  const logo = (onDark: boolean) => (
    <SiteLogo
      mark={<EventMark {...(onDark && { onDark })} />}
      href={eventPaths.archive}
      name={t('name')}
      line={t('kept')}
      onDark={onDark}
      long
    />
  )
  return (
    <>
      <SkipLink />
      <SoftNavigation />
      <SiteHeader
        site="mw"
        bar={<EventBar phone={phone} />}
        logo={logo(false)}
        menu={menu}
        action={{ label: t('current'), href: eventPaths.home }}
        phone={phone}
        mail={mail}
      />
      <main id="main">{children}</main>
      <SiteFooter
        site="mw"
        logo={logo(true)}
        menu={menu}
        contacts={contacts}
        texts={texts}
        social={social}
        year={yearOf(new Date().toISOString())}
      />
    </>
  )
}
