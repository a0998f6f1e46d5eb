import { preload } from 'react-dom'
import { usePageLanguage } from '#page-language'
import { phonePictureUrl } from '@/lib/platform/files/picture'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import styles from './video-grid.module.css'

type Video = { id: number; title: string; title_en: string; video: string; poster: string | null }

/** Films in the browser's player, which can seek because the server supports range requests. */
export function VideoGrid({ videos }: { videos: Video[] }) {
  const locale = usePageLanguage()
  const films = videos.map((film) => ({
    ...film,
    name: bilingualText(film, 'title', locale),
    poster: film.poster ? phonePictureUrl(film.poster) : '/art/og.jpg',
  }))
  // The first poster is requested early, because it is the largest element of the first screen.
  if (films[0]) preload(films[0].poster, { as: 'image', fetchPriority: 'high' })
  return (
    <ul className={styles.videoGrid}>
      {films.map(({ id, name: { text, lang }, video, poster }) => (
        <li key={id} lang={langIfDifferent(lang, locale)}>
          <video
            controls
            preload="none"
            playsInline
            src={video}
            poster={poster}
            width={848}
            height={480}
            aria-label={text}
          />
          <h2 className="h4">{text}</h2>
        </li>
      ))}
    </ul>
  )
}
