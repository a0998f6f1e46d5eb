import { ProjectPage, projectMetadata, type ProjectProps } from '../project-page'

const cid = 24

export function generateMetadata({ params }: ProjectProps) {
  return projectMetadata(cid, params)
}

/** The page about the member of the month; staff write its text. */
export default function MemberOfTheMonthPage(props: ProjectProps) {
  return <ProjectPage cid={cid} {...props} />
}
