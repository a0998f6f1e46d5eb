import { ProjectPage, projectMetadata, type ProjectParams } from '../project-page'

type Props = { params: ProjectParams }

const cid = 23

export function generateMetadata({ params }: Props) {
  return projectMetadata(cid, params)
}

/** Future engineers: the programme for students. */
export default function FutureEngineersPage({ params }: Props) {
  return <ProjectPage cid={cid} params={params} />
}
