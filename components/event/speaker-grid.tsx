import { AppLink } from '@/components/ui/app-link'
import { Picture } from '@/components/ui/picture'
import type { Edition } from '@/lib/event/editions/schema'
import { speakerText } from '@/lib/event/speakers/schema'
import type { Speaker } from '@/lib/event/speakers/schema'
import type { Locale } from '@/lib/platform/i18n/locale'
import { pathsOf } from '@/lib/platform/site/event-paths'
import styles from './speaker-grid.module.css'

/** The portraits, names and positions of speakers, each with a link to the speaker's profile. */
export function SpeakerGrid({
  edition,
  speakers,
  locale,
  level = 3,
}: {
  edition: Edition | null
  speakers: readonly Speaker[]
  locale: Locale
  level?: 2 | 3
}) {
  const Heading = `h${level}` as const
  const paths = pathsOf(edition)
  return (
    <ul className={styles.speakers}>
      {speakers.map((speaker) => {
        const { name, position } = speakerText(speaker, locale)
        return (
          <li key={speaker.id}>
            <AppLink href={paths.speaker(speaker.id)}>
              <Picture
                className={styles.portrait}
                url={speaker.profile_img}
                alt=""
                sizes="(max-width: 47.99rem) 45vw, (max-width: 63.99rem) 30vw, 18.5rem"
              />
              <Heading className="h4">{name}</Heading>
            </AppLink>
            <p>{position}</p>
          </li>
        )
      })}
    </ul>
  )
}
