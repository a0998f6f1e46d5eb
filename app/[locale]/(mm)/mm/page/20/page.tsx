import { getTranslations } from 'next-intl/server'
import { LogoGrid } from '@/components/association/logo-grid'
import { PageSection } from '@/components/association/part'
import { PeopleGrid } from '@/components/association/people-grid'
import { ProgrammeTeaser } from '@/components/association/programme-call'
import { ProgrammeFigures } from '@/components/association/programme-figures'
import { FoldingPart } from '@/components/site/folding-part'
import { listDocuments } from '@/lib/content/documents/queries'
import { listResponsibleLogos } from '@/lib/content/logos/queries'
import { listPeople } from '@/lib/content/people/queries'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { ProjectPage, projectMetadata, type ProjectProps } from '../project-page'

const cid = 20

export function generateMetadata({ params }: ProjectProps) {
  return projectMetadata(cid, params)
}

/** The page about responsible mining: the programme in figures, its participants, auditors and documents. */
export default async function ResponsibleMiningPage(props: ProjectProps) {
  const [logos, people, documents, t, assessment] = await Promise.all([
    listResponsibleLogos(),
    listPeople(),
    listDocuments(),
    getTranslations('association.responsible'),
    getTranslations('assessment'),
  ])
  const auditors = people.filter(({ about_category }) => about_category === 'Auditor')
  const parts = [
    ...(logos.length > 0 ? [{ id: 'participants', title: t('logos') }] : []),
    ...(auditors.length > 0 ? [{ id: 'auditors', title: t('auditors') }] : []),
  ]
  return (
    <ProjectPage
      cid={cid}
      {...props}
      documents={documents}
      folds={{ core: true, count: (count) => t('requirementCount', { count }) }}
      parts={parts}
      before={
        <PageSection label={t('figures')}>
          <ProgrammeFigures
            texts={{ principles: t('principles'), scopes: t('scopes'), requirements: t('requirements') }}
          />
          <ProgrammeTeaser
            href={associationPaths.assessment}
            text={assessment('makeText')}
            action={assessment('make')}
          />
        </PageSection>
      }
    >
      {logos.length > 0 && (
        <PageSection id="participants">
          <FoldingPart title={t('logos')}>
            <LogoGrid logos={logos} />
          </FoldingPart>
        </PageSection>
      )}
      {auditors.length > 0 && (
        <PageSection id="auditors">
          <FoldingPart title={t('auditors')}>
            <PeopleGrid people={auditors} />
          </FoldingPart>
        </PageSection>
      )}
    </ProjectPage>
  )
}
