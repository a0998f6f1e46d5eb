import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { LogoGrid } from '@/components/association/logo-grid'
import { PdfList } from '@/components/association/pdf-list'
import { PeopleGrid } from '@/components/association/people-grid'
import { SectionHead } from '@/components/site/section-head'
import { LinkButton } from '@/components/ui/button'
import { listPublicDocuments } from '@/lib/documents/queries'
import { listResponsibleLogos } from '@/lib/logos/queries'
import { listPublicPeople } from '@/lib/people/queries'
import { ProjectPage, projectMetadata, type ProjectParams } from '../project-page'

type Props = { params: ProjectParams }

const cid = 20

/** The programme's three levels, each with its rock. */
const figures = [
  { key: 'principles', count: 8, rock: 'lime', fill: '#dbe7f0', ink: '#123a6b' },
  { key: 'scopes', count: 5, rock: 'hatch', fill: '#b95722', ink: '#ffffff' },
  { key: 'requirements', count: 29, rock: 'tuff', fill: '#2f68a6', ink: '#ffffff' },
] as const

export function generateMetadata({ params }: Props) {
  return projectMetadata(cid, params)
}

/** Responsible mining: the programme, who takes part, who audits, what to read. */
export default async function ResponsibleMiningPage({ params }: Props) {
  const [logos, people, documents, t, assessment] = await Promise.all([
    listResponsibleLogos(),
    listPublicPeople(),
    listPublicDocuments(),
    getTranslations('association.responsible'),
    getTranslations('assessment'),
  ])
  const auditors = people.filter(({ about_category }) => about_category === 'Auditor')
  return (
    <ProjectPage
      cid={cid}
      params={params}
      before={
        <section className="wrap part" aria-label={t('figures')}>
          <dl className="figures">
            {figures.map(({ key, count, rock, fill, ink }) => (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>
                  <span
                    className={`lith lith--${rock}`}
                    style={{ '--lith-fill': fill, '--lith-ink': ink } as CSSProperties}
                    aria-hidden
                  />
                  <span className="num">{count}</span>
                </dd>
              </div>
            ))}
          </dl>
          <div className="programme-call">
            <p>{assessment('makeText')}</p>
            <LinkButton href="/mm/assessment">{assessment('make')}</LinkButton>
          </div>
        </section>
      }
    >
      {logos.length > 0 && (
        <section className="wrap part">
          <SectionHead title={t('logos')} />
          <LogoGrid logos={logos} />
        </section>
      )}
      {auditors.length > 0 && (
        <section className="wrap part">
          <SectionHead title={t('auditors')} />
          <PeopleGrid people={auditors} />
        </section>
      )}
      {documents.length > 0 && (
        <section className="wrap part">
          <SectionHead title={t('documents')} />
          <PdfList documents={documents} />
        </section>
      )}
    </ProjectPage>
  )
}
