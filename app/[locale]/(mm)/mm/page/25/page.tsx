import { Download } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { BookViewer } from '@/components/association/book-viewer'
import { MoreLink } from '@/components/ui/more-link'
import { bookPagePicture, bookPages, bookPdf } from '@/lib/book/pages'
import { ProjectPage, projectMetadata, type ProjectParams } from '../project-page'

type Props = { params: ProjectParams }

const cid = 25

export function generateMetadata({ params }: Props) {
  return projectMetadata(cid, params)
}

/** The book of the thirty years: leaves that turn, and the PDF for whoever has no script. */
export default async function BookPage({ params }: Props) {
  const t = await getTranslations('association.book')
  return (
    <ProjectPage
      cid={cid}
      params={params}
      before={
        <section className="wrap part" aria-label={t('label')}>
          <BookViewer
            pages={bookPages.map(({ title }, at) => ({
              src: bookPagePicture(at),
              alt: t('page', { number: at + 1, title }),
            }))}
            texts={{
              label: t('label'),
              first: t('first'),
              previous: t('previous'),
              next: t('next'),
              last: t('last'),
            }}
          />
          <noscript>
            <iframe className="book__pdf" src={bookPdf} title={t('label')} />
            <p>
              <a href={bookPdf}>{t('noScript')}</a>
            </p>
          </noscript>
          <div className="book__foot">
            <p className="small muted">{t('hint')}</p>
            <a className="more-link" href={bookPdf} download>
              <Download className="icon" size={18} aria-hidden />
              <span>{t('download')}</span>
            </a>
            <MoreLink href="/mm/anniversary">{t('anniversary')}</MoreLink>
          </div>
        </section>
      }
    />
  )
}
