import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/site/site-footer'
import { SiteHeader } from '@/components/site/site-header'
import type { MenuItem } from '@/components/site/site-data'
import { SitesBar } from '@/components/site/sites-bar'
import { readSiteContacts } from '@/components/site/site-contacts'
import { SkipLink } from '@/components/site/skip-link'
import { PageArrival } from '@/components/ui/page-arrival'
import { yearOf } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'

/** The first phone and mail address of the organisers. */
type FirstContacts = { phone: string | undefined; mail: string | undefined }

type Props = {
  locale: Locale
  /** Renders the mark and the name, in colours for a dark or a light background. */
  logo: (onDark: boolean) => ReactNode
  menu: MenuItem[]
  /** Whether the menu has few enough items to stay in the header of a small desktop window. */
  hasShortMenu?: boolean
  search?: ReactNode
  action: { label: string; href: string }
  /** Structured data for search engines on every page. */
  data?: ReactNode
  /** Content between the page and the footer. */
  contentAboveFooter?: ReactNode
  /** Content that floats over the page. */
  renderOverlay?: (contacts: FirstContacts) => ReactNode
  children: ReactNode
}

/**
 * The frame that live, earlier and archived editions share: header and footer with the contacts of the event.
 */
export async function SharedEventShell({
  locale,
  logo,
  menu,
  hasShortMenu = false,
  search,
  action,
  data,
  contentAboveFooter,
  renderOverlay,
  children,
}: Props) {
  const { contacts, texts, social, phone, mail } = await readSiteContacts('mw', locale)
  return (
    <>
      <SkipLink />
      <PageArrival />
      <SiteHeader
        site="mw"
        hasShortMenu={hasShortMenu}
        bar={<SitesBar site="mw" phone={phone} />}
        logo={logo(false)}
        menu={menu}
        search={search}
        action={action}
        phone={phone}
        mail={mail}
      />
      <main id="main">{children}</main>
      {data}
      {contentAboveFooter}
      <SiteFooter
        site="mw"
        logo={logo(true)}
        menu={menu}
        contacts={contacts}
        texts={texts}
        social={social}
        year={yearOf(new Date().toISOString())}
      />
      {renderOverlay?.({ phone, mail })}
    </>
  )
}
