import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContactAndDirections } from '@/components/site/contact-facts'
import { PageBody } from '@/components/site/page-body'
import { PageTitle } from '@/components/site/page-title'
import { contactTextsIn } from '@/lib/content/contact/queries'
import { listFooterInfo } from '@/lib/content/footer/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { listSocialLinks } from '@/lib/content/social/queries'

type Props = { params: Promise<{ locale: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('directory.contact')
  const [title, description] = [t('title'), t('description')]
  return pageMetadata({ locale, path: directoryPaths.contact, title, description })
}

/** The contacts of the association, which runs the directory. */
export default async function DirectoryContactPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [contacts, texts, social, t, shell] = await Promise.all([
    listFooterInfo('mm'),
    contactTextsIn(locale),
    listSocialLinks('mm'),
    getTranslations('directory.contact'),
    getTranslations('directory.shell'),
  ])
  return (
    <>
      <PageTitle
        crumbs={[{ label: shell('home'), href: directoryPaths.home }, { label: t('title') }]}
        title={t('title')}
        lead={t('lead')}
      />
      <PageBody>
        <ContactAndDirections
          contacts={contacts}
          texts={{ ...texts, hours: texts.hours || t('hours') }}
          social={social}
        />
      </PageBody>
    </>
  )
}
