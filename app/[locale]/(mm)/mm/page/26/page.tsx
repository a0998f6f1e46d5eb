import { getTranslations } from 'next-intl/server'
import { PageSection } from '@/components/association/part'
import { StandardList } from '@/components/association/standard-list'
import { SectionHead } from '@/components/site/section-head'
import { EmptyState } from '@/components/ui/states'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { listSustainable } from '@/lib/content/sustainable/queries'
import { ProjectPage, projectMetadata, type ProjectProps } from '../project-page'

const cid = 26

export function generateMetadata({ params }: ProjectProps) {
  return projectMetadata(cid, params)
}

/** The page of sustainable mining: the numbered standards in the page's language, with posters and PDFs. */
export default async function SustainableMiningPage(props: ProjectProps) {
  const locale = await requirePageLocale(props.params)
  const [entries, t, association] = await Promise.all([
    listSustainable(locale),
    getTranslations('association.sustainable'),
    getTranslations('association'),
  ])
  return (
    <ProjectPage
      cid={cid}
      {...props}
      before={
        <PageSection>
          <SectionHead title={t('title')} />
          {entries.length > 0 ? (
            <StandardList standards={entries} />
          ) : (
            <EmptyState title={association('empty')} level={3} />
          )}
        </PageSection>
      }
    />
  )
}
