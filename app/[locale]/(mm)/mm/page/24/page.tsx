import { ProjectPage, projectMetadata, type ProjectProps } from '../project-page'

const cid = 24

export function generateMetadata({ params }: ProjectProps) {
  return projectMetadata(cid, params)
}

/** The member of the month, as staff wrote it. */
export default function MemberOfTheMonthPage(props: ProjectProps) {
  return <ProjectPage cid={cid} {...props} />
}
