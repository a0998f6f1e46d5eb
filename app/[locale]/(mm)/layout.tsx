import '@/app/styles/site.css'
import '@/app/styles/mm.css'
import '@/app/styles/prose.css'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { JsonLd } from '@/components/site/json-ld'
import { MmFooter } from '@/components/site/mm-footer'
import { MmHeader } from '@/components/site/mm-header'
import { QuickContact } from '@/components/site/quick-contact'
import { SkipLink } from '@/components/site/skip-link'
import { listFooterInfo } from '@/lib/footer/queries'
import { localePath } from '@/lib/i18n/locale'
import { pageLocale } from '@/lib/i18n/page-locale'
import { membershipPath, menuLinks } from '@/lib/menu/links'
import { listPublicMenu } from '@/lib/menu/queries'
import { organisationData } from '@/lib/site/structured-data'
import { listPublicSocialLinks } from '@/lib/social/queries'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/** The association's shell: contact bar, menu, footer, quick contact. */
export default async function AssociationLayout({ children, params }: Props) {
  const locale = await pageLocale(params)
  const [menuTree, contacts, social, t, home] = await Promise.all([
    listPublicMenu(),
    listFooterInfo(),
    listPublicSocialLinks(),
    getTranslations('site.quickContact'),
    getTranslations('site.home'),
  ])
  const menu = menuLinks(menuTree, locale)
  const phone = contacts.find(({ type }) => type === 'phone')?.information
  const mail = contacts.find(({ type }) => type === 'email')?.information
  return (
    <>
      <SkipLink />
      <MmHeader
        locale={locale}
        menu={menu}
        contacts={contacts}
        ticker={[]}
        action={{ label: home('join'), href: localePath(locale, membershipPath) }}
      />
      <main id="main">{children}</main>
      <MmFooter
        locale={locale}
        menu={menu}
        contacts={contacts}
        social={social}
        year={new Date().getFullYear()}
      />
      <QuickContact
        phone={phone}
        mail={mail}
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
