import { ProjectPage, projectMetadata, type ProjectProps } from '../project-page'

const cid = 23

export function generateMetadata({ params }: ProjectProps) {
  return projectMetadata(cid, params)
}

/** The project page «Future engineers», the programme for students. */
export default function FutureEngineersPage(props: ProjectProps) {
  return <ProjectPage cid={cid} {...props} />
}
