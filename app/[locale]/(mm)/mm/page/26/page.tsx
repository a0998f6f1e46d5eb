import { Download } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { Lightbox } from '@/components/association/lightbox'
import { SectionHead } from '@/components/site/section-head'
import { EmptyState } from '@/components/ui/states'
import { pageLocale } from '@/lib/i18n/page-locale'
import { listPublicSustainable } from '@/lib/sustainable/queries'
import { ProjectPage, projectMetadata, type ProjectParams } from '../project-page'

type Props = { params: ProjectParams }

const cid = 26

export function generateMetadata({ params }: Props) {
  return projectMetadata(cid, params)
}

/** Sustainable mining: the standards of the page's language, numbered, with posters and PDF. */
export default async function SustainableMiningPage({ params }: Props) {
  const locale = await pageLocale(params)
  const [entries, t, minerals, association, common] = await Promise.all([
    listPublicSustainable(locale),
    getTranslations('association.sustainable'),
    getTranslations('association.minerals'),
    getTranslations('association'),
    getTranslations('common'),
  ])
  return (
    <ProjectPage cid={cid} params={params}>
      <section className="wrap part">
        <SectionHead title={t('title')} />
        {entries.length > 0 ? (
          <ol className="standards">
            {entries.map(({ id, title, posters, pdf }, at) => (
              <li key={id}>
                <div>
                  <span className="standards__number num" aria-hidden>
                    {at + 1}
                  </span>
                  <h3>{title}</h3>
                  {pdf && (
                    <a
                      className="more-link"
                      href={pdf}
                      download={`${title}.pdf`}
                      aria-label={`${common('downloadPdf')}: ${title}`}
                    >
                      <Download className="icon" size={18} aria-hidden />
                      <span>{common('downloadPdf')}</span>
                    </a>
                  )}
                </div>
                <Lightbox
                  className="standards__posters"
                  sizes="(max-width: 47.99rem) 45vw, 18rem"
                  pictures={posters.map((url, index) => ({
                    id: url,
                    alt: t('poster', { title, number: index + 1 }),
                    url,
                  }))}
                  texts={{
                    label: title,
                    close: minerals('close'),
                    previous: minerals('previous'),
                    next: minerals('next'),
                  }}
                />
              </li>
            ))}
          </ol>
        ) : (
          <EmptyState title={association('empty')} level={3} />
        )}
      </section>
    </ProjectPage>
  )
}
