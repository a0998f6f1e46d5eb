import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageSection } from '@/components/association/part'
import { CookiesTable } from '@/components/privacy/cookies-table'
import { PersonalDataTables } from '@/components/privacy/personal-data-tables'
import { PageTitle } from '@/components/site/page-title'
import { SectionHead } from '@/components/site/section-head'
import { AppLink } from '@/components/ui/app-link'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { siteOf } from '@/lib/platform/site/sites'
import { readRetention } from '@/lib/sites/privacy'

type Props = { params: Promise<{ locale: string }> }

const path = associationPaths.privacy

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('association.privacy')
  return pageMetadata({ locale, path, title: t('title'), description: t('description') })
}

/** What the sites do with personal data: tables from the schema, cookies, and the rights of the person. */
export default async function PrivacyPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const [t, common] = await Promise.all([getTranslations('association.privacy'), getTranslations('common')])
  const crumbs = [{ label: common('home'), href: associationPaths.home }, { label: t('title') }]
  return (
    <>
      <PageTitle crumbs={crumbs} title={t('title')} lead={t('lead')} />
      <PageSection>
        <SectionHead title={t('who.title')} />
        <div className="prose">
          <p>{t('who.text', { name: siteOf('mm').name[locale] })}</p>
          <AppLink href={associationPaths.contact}>{t('who.link')}</AppLink>
        </div>
      </PageSection>
      <PersonalDataTables />
      <PageSection>
        <p className="prose">{t('backups')}</p>
      </PageSection>
      <PageSection>
        <SectionHead title={t('device.title')} />
        <div className="prose">
          <p>{t('device.text')}</p>
          <p>{t('device.storage')}</p>
        </div>
        <CookiesTable />
      </PageSection>
      <PageSection id="rights">
        <SectionHead title={t('rights.title')} />
        <div className="prose">
          <p>{t('rights.text')}</p>
          <p>{t('rights.find')}</p>
          <p>{t('rights.erase', readRetention())}</p>
          <p>{t('rights.own')}</p>
        </div>
      </PageSection>
    </>
  )
}
