import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { KnownLimits } from '@/components/accessibility/known-limits'
import { PageSection } from '@/components/association/part'
import { ContactFacts } from '@/components/site/contact-facts'
import { PageTitle } from '@/components/site/page-title'
import { SectionHead } from '@/components/site/section-head'
import { contactTextsIn } from '@/lib/content/contact/queries'
import { listFooterInfo } from '@/lib/content/footer/queries'
import { formatDate } from '@/lib/platform/i18n/format'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { siteOf } from '@/lib/platform/site/sites'
import { readAccessibility, reportPath } from '@/lib/sites/accessibility'

type Props = { params: Promise<{ locale: string }> }

const path = associationPaths.accessibility

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('association.accessibility')
  return pageMetadata({ locale, path, title: t('title'), description: t('description') })
}

/** The statement of accessibility: conformance, known limits, what was tried, and how to report a barrier. */
export default async function AccessibilityPage({ params }: Props) {
  const locale = await requirePageLocale(params)
  const { date, counts, limits } = readAccessibility()
  const [contacts, texts, t, common] = await Promise.all([
    listFooterInfo('mm'),
    contactTextsIn(locale),
    getTranslations('association.accessibility'),
    getTranslations('common'),
  ])
  const crumbs = [{ label: common('home'), href: associationPaths.home }, { label: t('title') }]
  return (
    <>
      <PageTitle crumbs={crumbs} title={t('title')} lead={t('lead')} />
      <PageSection>
        <SectionHead title={t('state.title')} />
        <div className="prose">
          <p>{t('state.text')}</p>
          <p>{t('state.count', counts)}</p>
          <p>{t('state.date', { date: formatDate(date, locale) })}</p>
          <a href={reportPath}>{t('state.report')}</a>
        </div>
      </PageSection>
      <PageSection>
        <SectionHead title={t('limits.title')} />
        <p className="prose">{t('limits.lead')}</p>
        <KnownLimits limits={limits} />
      </PageSection>
      <PageSection>
        <SectionHead title={t('tried.title')} />
        <div className="prose">
          <p>{t('tried.tests')}</p>
          <p>{t('tried.hand')}</p>
          <p>{t('tried.not')}</p>
        </div>
      </PageSection>
      <PageSection id="report">
        <SectionHead title={t('report.title')} />
        <p className="prose">{t('report.text', { name: siteOf('mm').name[locale] })}</p>
        <ContactFacts contacts={contacts} texts={texts} />
      </PageSection>
    </>
  )
}
