import { getTranslations } from 'next-intl/server'
import { LogoGrid } from '@/components/association/logo-grid'
import { PdfList } from '@/components/association/pdf-list'
import { PeopleGrid } from '@/components/association/people-grid'
import { Part } from '@/components/association/part'
import { ProgrammeCall } from '@/components/association/programme-call'
import { ProgrammeFigures } from '@/components/association/programme-figures'
import { SectionHead } from '@/components/site/section-head'
import { listDocuments } from '@/lib/documents/queries'
import { listResponsibleLogos } from '@/lib/logos/queries'
import { listPeople } from '@/lib/people/queries'
import { ProjectPage, projectMetadata, type ProjectProps } from '../project-page'

const cid = 20

export function generateMetadata({ params }: ProjectProps) {
  return projectMetadata(cid, params)
}

/** Responsible mining: the programme, who takes part, who audits, what to read. */
export default async function ResponsibleMiningPage(props: ProjectProps) {
  const [logos, people, documents, t, assessment] = await Promise.all([
    listResponsibleLogos(),
    listPeople(),
    listDocuments(),
    getTranslations('association.responsible'),
    getTranslations('assessment'),
  ])
  const auditors = people.filter(({ about_category }) => about_category === 'Auditor')
  return (
    <ProjectPage
      cid={cid}
      {...props}
      before={
        <Part label={t('figures')}>
          <ProgrammeFigures
            texts={{ principles: t('principles'), scopes: t('scopes'), requirements: t('requirements') }}
          />
          <ProgrammeCall href={'/mm/assessment'} text={assessment('makeText')} action={assessment('make')} />
        </Part>
      }
    >
      {logos.length > 0 && (
        <Part>
          <SectionHead title={t('logos')} />
          <LogoGrid logos={logos} />
        </Part>
      )}
      {auditors.length > 0 && (
        <Part>
          <SectionHead title={t('auditors')} />
          <PeopleGrid people={auditors} />
        </Part>
      )}
      {documents.length > 0 && (
        <Part>
          <SectionHead title={t('documents')} />
          <PdfList documents={documents} />
        </Part>
      )}
    </ProjectPage>
  )
}
