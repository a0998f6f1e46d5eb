import { AppLink } from '@/components/ui/app-link'
import { Dateline } from './dateline'
import type { Story } from './story'
import { hasCover, StoryCover } from './story-cover'
import drawnTitleStyles from './drawn-title.module.css'
import styles from './lead-story.module.css'

type Props = {
  story: Story
  /** Leaves out the cover; by default that of a story without one. */
  isPlain?: boolean
}

/** The newest story of the home page, large. */
export function LeadStory({ story, isPlain = !hasCover(story) }: Props) {
  return (
    <AppLink className={styles.leadStory} href={story.href}>
      {!isPlain && (
        <StoryCover className={styles.picture} story={story} sizes="(max-width: 63.99rem) 100vw, 42rem" />
      )}
      <Dateline story={story} />
      <h3 lang={story.lang}>
        <span className={drawnTitleStyles.drawnTitle}>{story.title}</span>
      </h3>
      {story.summary && <p lang={story.lang}>{story.summary}</p>}
    </AppLink>
  )
}
