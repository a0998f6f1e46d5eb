import { ProjectPage, projectMetadata, type ProjectParams } from '../project-page'

type Props = { params: ProjectParams }

const cid = 24

export function generateMetadata({ params }: Props) {
  return projectMetadata(cid, params)
}

/** The member of the month, as staff wrote it. */
export default function MemberOfTheMonthPage({ params }: Props) {
  return <ProjectPage cid={cid} params={params} />
}
