import { getTranslations } from 'next-intl/server'
import { SectionHead } from '@/components/site/section-head'
import { EmptyState } from '@/components/ui/states'
import { listPublicVideos } from '@/lib/videos/queries'
import { ProjectPage, projectMetadata, type ProjectParams } from '../project-page'

type Props = { params: ProjectParams }

const cid = 22

export function generateMetadata({ params }: Props) {
  return projectMetadata(cid, params)
}

/** Mining 101: films with the browser's own player, which seeks because files are served in ranges. */
export default async function FilmsPage({ params }: Props) {
  const [videos, t, association] = await Promise.all([
    listPublicVideos(),
    getTranslations('association.videos'),
    getTranslations('association'),
  ])
  return (
    <ProjectPage cid={cid} params={params}>
      <section className="wrap part">
        <SectionHead title={t('title')} />
        {videos.length > 0 ? (
          <ul className="video-grid">
            {videos.map(({ id, title, video, poster }) => (
              <li key={id}>
                <video
                  controls
                  preload="none"
                  playsInline
                  src={video}
                  poster={poster ?? '/art/og.jpg'}
                  width={848}
                  height={480}
                  aria-label={title}
                />
                <h3 className="h4" lang="mn">
                  {title}
                </h3>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title={association('empty')} level={3} />
        )}
      </section>
    </ProjectPage>
  )
}
