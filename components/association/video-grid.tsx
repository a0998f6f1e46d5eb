import { usePageLanguage } from '#page-language'
import { langOf, bilingual } from '@/lib/i18n/bilingual'
import styles from './video-grid.module.css'

type Video = { id: number; title: string; title_en: string; video: string; poster: string | null }

/** Films with the browser's own player, which seeks because files are served in ranges. */
export function VideoGrid({ videos }: { videos: Video[] }) {
  const locale = usePageLanguage()
  const shown = videos.map((film) => ({ ...film, name: bilingual(film, 'title', locale) }))
  return (
    <ul className={styles.videoGrid}>
      {shown.map(({ id, name: { text, lang }, video, poster }) => (
        <li key={id} lang={langOf(lang, locale)}>
          <video
            controls
            preload="none"
            playsInline
            src={video}
            poster={poster ?? '/art/og.jpg'}
            width={848}
            height={480}
            aria-label={text}
          />
          <h3 className="h4">{text}</h3>
        </li>
      ))}
    </ul>
  )
}
