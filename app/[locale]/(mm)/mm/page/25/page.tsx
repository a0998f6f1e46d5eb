import { BookSection } from '@/components/association/book-section'
import { localePath } from '@/lib/i18n/locale'
import { pageLocale } from '@/lib/i18n/page-locale'
import { ProjectPage, projectMetadata, type ProjectParams } from '../project-page'

type Props = { params: ProjectParams }

const cid = 25

export function generateMetadata({ params }: Props) {
  return projectMetadata(cid, params)
}

/** The book of the thirty years: leaves that turn, and the PDF for whoever has no script. */
export default async function BookPage({ params }: Props) {
  const locale = await pageLocale(params)
  return (
    <ProjectPage
      cid={cid}
      params={params}
      before={<BookSection anniversary={localePath(locale, '/mm/anniversary')} />}
    />
  )
}
