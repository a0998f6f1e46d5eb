import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LinkCards } from '@/components/association/link-cards'
import { PageText } from '@/components/association/page-text'
import { Part } from '@/components/association/part'
import { PageTitle } from '@/components/site/page-title'
import { SectionHead } from '@/components/site/section-head'
import { EmptyState } from '@/components/ui/states'
import { pageLocale } from '@/lib/i18n/page-locale'
import { associationPaths } from '@/lib/site/association-paths'
import { pageText, textLanguages } from '@/lib/page-texts/localise'
import { getPublicPage } from '@/lib/page-texts/queries'
import type { ReadPage } from '@/lib/page-texts/schema'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string }>; readPage?: ReadPage }

const cid = 2

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations('association.membership')
  const written = textLanguages(await getPublicPage(cid))
  const [title, description] = [t('title'), t('description')]
  return pageMetadata({ locale, path: '/mm/membership', title, description, written })
}

export default async function MembershipPage({ params, readPage = getPublicPage }: Props) {
  const locale = await pageLocale(params)
  const [page, rights, t, association, common] = await Promise.all([
    readPage(cid),
    readPage(11),
    getTranslations('association.membership'),
    getTranslations('association'),
    getTranslations('common'),
  ])
  const text = page && (await pageText(page, locale))
  const links = [
    { href: '/mm/member', title: t('members'), text: t('membersText') },
    ...(rights ? [{ href: '/mm/page/11', title: t('rights'), text: t('rightsText') }] : []),
    { href: associationPaths.joining, title: t('join'), text: t('joinText') },
  ]
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: '/mm' }, { label: t('title') }]}
        title={t('title')}
      />
      <Part>
        {text?.html ? (
          <PageText html={text.html} lang={text.lang} locale={locale} />
        ) : (
          <EmptyState title={association('empty')} />
        )}
      </Part>
      <Part>
        <SectionHead title={t('next')} />
        <LinkCards cards={links} visit={association('visit')} />
      </Part>
    </>
  )
}
