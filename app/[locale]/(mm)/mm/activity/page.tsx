import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AnchorTabs } from '@/components/association/anchor-tabs'
import { CommitteesAndWorkingGroups } from '@/components/association/committees'
import { LegalWork } from '@/components/association/legal-work'
import { ProjectColumn } from '@/components/association/project-column'
import { PageSection } from '@/components/association/part'
import { TextOpening } from '@/components/association/text-opening'
import { RailActions } from '@/components/page-text/rail-actions'
import { PageTitle } from '@/components/site/page-title'
import { FoldingPart } from '@/components/site/folding-part'
import { SectionHead } from '@/components/site/section-head'
import { listDocuments } from '@/lib/content/documents/queries'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { listLogos } from '@/lib/content/logos/queries'
import { sanitisedPageText, textLanguages } from '@/lib/content/page-texts/localise'
import { outlineOf } from '@/lib/content/page-texts/outline'
import { getPublicPage } from '@/lib/content/page-texts/queries'
import type { ReadPage } from '@/lib/content/page-texts/schema'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { fixedItems, projectItems } from '@/lib/content/menu/fixed-items'

type Props = { params: Promise<{ locale: string }>; readPage?: ReadPage }

const cid = fixedItems.activity

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const t = await getTranslations('association.activity')
  const languages = textLanguages(await getPublicPage(cid))
  const [title, description] = [t('title'), t('description')]
  return pageMetadata({ locale, path: '/mm/activity', title, description, languages })
}

/**
 * The page about the association's work. Its parts have the anchors #1 (committees and working groups), #2
 * (projects) and #3 (legal work).
 */
export default async function ActivityPage({ params, readPage = getPublicPage }: Props) {
  const locale = await requirePageLocale(params)
  const [page, logos, documents, t, home, association, common] = await Promise.all([
    readPage(cid),
    listLogos(),
    listDocuments(),
    getTranslations('association.activity'),
    getTranslations('site.home'),
    getTranslations('association'),
    getTranslations('common'),
  ])
  const text = page && (await sanitisedPageText(page, locale))
  const { lead, facts, intro, sections, actions } = outlineOf(text?.html ?? '', text?.pictures)
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: '/mm' }, { label: t('title') }]}
        title={t('title')}
        lead={lead && <span lang={text?.lang}>{lead}</span>}
        action={actions.length > 0 && <RailActions actions={actions} />}
      />
      <AnchorTabs
        label={association('tabs')}
        tabs={[
          { id: '1', label: t('main') },
          { id: '2', label: t('projects') },
          { id: '3', label: t('legal') },
        ]}
      />
      {text && <TextOpening facts={facts} intro={intro} lang={text.lang} locale={locale} />}
      <PageSection id="1">
        <CommitteesAndWorkingGroups logos={logos} />
      </PageSection>
      <PageSection id="2">
        <SectionHead title={t('projectsTitle')} />
        <ProjectColumn
          projects={projectItems.map((project) => ({
            key: String(project),
            href: `/mm/page/${project}`,
            title: home(`project.${project}.title`),
            text: home(`project.${project}.text`),
          }))}
        />
      </PageSection>
      <PageSection id="3">
        <FoldingPart title={t('legal')}>
          <LegalWork sections={sections} lang={text?.lang ?? locale} documents={documents} />
        </FoldingPart>
      </PageSection>
    </>
  )
}
