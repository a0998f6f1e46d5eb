import styles from './video-grid.module.css'

type Video = { id: number; title: string; video: string; poster: string | null }

/** Films with the browser's own player, which seeks because files are served in ranges. */
export function VideoGrid({ videos }: { videos: Video[] }) {
  return (
    <ul className={styles.videoGrid}>
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
  )
}
