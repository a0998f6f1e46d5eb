import { BookSection } from '@/components/association/book-section'
import { getBook } from '@/lib/book/queries'
import { ProjectPage, projectMetadata, type ProjectParams } from '../project-page'

type Props = { params: ProjectParams }

const cid = 25

export function generateMetadata({ params }: Props) {
  return projectMetadata(cid, params)
}

/** The book of the thirty years: leaves that turn, and the PDF for whoever has no script. */
export default async function BookPage({ params }: Props) {
  return <ProjectPage cid={cid} params={params} before={<BookSection book={await getBook()} />} />
}
