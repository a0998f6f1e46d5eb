import { BookSection } from '@/components/association/book-section'
import { getBook } from '@/lib/content/book/queries'
import { ProjectPage, projectMetadata, type ProjectProps } from '../project-page'

const cid = 25

export function generateMetadata({ params }: ProjectProps) {
  return projectMetadata(cid, params)
}

/** The project page with the book of the association's thirty years, as turning pages and as a PDF. */
export default async function BookPage(props: ProjectProps) {
  return <ProjectPage cid={cid} {...props} before={<BookSection book={await getBook()} />} />
}
