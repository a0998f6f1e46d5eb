import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { JsonLd } from '@/components/site/json-ld'
import { ContactLinksAndTopButton } from '@/components/site/quick-contact'
import type { TickerItem } from '@/components/site/site-data'
import { SiteFooter } from '@/components/site/site-footer'
import { readSiteContacts } from '@/components/site/site-contacts'
import { SkipLink } from '@/components/site/skip-link'
import { PageArrival } from '@/components/ui/page-arrival'
import { yearOf } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { menuLinks } from '@/lib/content/menu/links'
import { listMenu } from '@/lib/content/menu/queries'
import { homeOf, siteOf } from '@/lib/platform/site/sites'
import { organisationData } from '@/lib/sites/structured-data'
import { AssociationHeader } from './header'
import { AssociationLogo } from './logo'

const association = siteOf('mm')

type Props = {
  locale: Locale
  ticker: TickerItem[]
  /** False for the monthly paper, whose pages have neither footer nor contact buttons. */
  footer?: boolean
  children: ReactNode
}

/** The association's shell: contact bar, menu, footer, quick contact, and the button to the top. */
export async function AssociationShell({ locale, ticker, footer = true, children }: Props) {
  const [menuTree, { contacts, texts, social, phone, mail }, t, site] = await Promise.all([
    listMenu(),
    readSiteContacts('mm', locale),
    getTranslations('site.quickContact'),
    getTranslations('site'),
  ])
  const menu = menuLinks(menuTree, locale)
  return (
    <>
      <SkipLink />
      <PageArrival />
      <AssociationHeader
        menu={menu}
        contacts={contacts}
        ticker={ticker}
        action={{ label: site('selfAssessment'), href: '/mm/assessment' }}
      />
      <main id="main">{children}</main>
      {footer && (
        <SiteFooter
          site="mm"
          logo={
            <AssociationLogo
              href={homeOf('mm')}
              name={association.shortName[locale]}
              full={association.name[locale]}
              onDark
            />
          }
          menu={menu}
          contacts={contacts}
          texts={texts}
          social={social}
          year={yearOf(new Date().toISOString())}
        />
      )}
      <ContactLinksAndTopButton
        {...(footer && { phone, mail })}
        texts={{ label: t('label'), call: t('call'), mail: t('mail'), top: t('top') }}
      />
      <JsonLd
        data={organisationData(
          locale,
          social.map(({ link }) => link),
          phone,
        )}
      />
    </>
  )
}
