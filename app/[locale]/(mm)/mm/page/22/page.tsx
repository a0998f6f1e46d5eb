import { getTranslations } from 'next-intl/server'
import { PageSection } from '@/components/association/part'
import { VideoGrid } from '@/components/association/video-grid'
import { EmptyState } from '@/components/ui/states'
import { listVideos } from '@/lib/content/videos/queries'
import { ProjectPage, projectMetadata, type ProjectProps } from '../project-page'

const cid = 22

export function generateMetadata({ params }: ProjectProps) {
  return projectMetadata(cid, params)
}

/** The project page «Mining 101», with its films. */
export default async function FilmsPage(props: ProjectProps) {
  const [videos, t, association] = await Promise.all([
    listVideos(),
    getTranslations('association.videos'),
    getTranslations('association'),
  ])
  return (
    <ProjectPage
      cid={cid}
      {...props}
      before={
        <PageSection label={t('title')}>
          {videos.length > 0 ? <VideoGrid videos={videos} /> : <EmptyState title={association('empty')} />}
        </PageSection>
      }
    />
  )
}
