import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageText } from '@/components/association/page-text'
import { Part } from '@/components/association/part'
import { ContactFacts } from '@/components/site/contact-facts'
import { PageTitle } from '@/components/site/page-title'
import { contactTextsIn } from '@/lib/contact/queries'
import { listFooterInfo } from '@/lib/footer/queries'
import { pageLocale } from '@/lib/i18n/page-locale'
import { pageText } from '@/lib/page-texts/localise'
import { getPublicPage } from '@/lib/page-texts/queries'
import type { ReadPage } from '@/lib/page-texts/schema'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string }>; readPage?: ReadPage }

const cid = 7

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations('association.contact')
  return pageMetadata({ locale, path: '/mm/contact', title: t('title'), description: t('description') })
}

export default async function ContactPage({ params, readPage = getPublicPage }: Props) {
  const locale = await pageLocale(params)
  const [contacts, texts, page, t, common] = await Promise.all([
    listFooterInfo(),
    contactTextsIn(locale),
    readPage(cid),
    getTranslations('association.contact'),
    getTranslations('common'),
  ])
  const text = page && (await pageText(page, locale))
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: '/mm' }, { label: t('title') }]}
        title={t('title')}
      />
      <Part>
        <ContactFacts contacts={contacts} texts={texts}>
          {text && <PageText html={text.html} lang={text.lang} locale={locale} />}
        </ContactFacts>
      </Part>
    </>
  )
}
