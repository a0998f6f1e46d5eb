import { clsx } from 'clsx'
import { AppLink } from '@/components/ui/app-link'
import { Dateline } from './dateline'
import type { Story } from './story'
import { hasCover, StoryCover } from './story-cover'
import styles from './brief.module.css'
import drawnTitleStyles from './drawn-title.module.css'

type Props = {
  story: Story
  /** Leaves out the cover; by default that of a story without one. */
  isPlain?: boolean
}

/**
 * A story as a title with a thumbnail. Must be in an `<li>`, because the style sheet draws the lines between
 * the `<li>` elements.
 */
export function BriefStory({ story, isPlain = !hasCover(story) }: Props) {
  return (
    <AppLink className={clsx(styles.brief, isPlain && styles.plain)} href={story.href}>
      <div>
        <Dateline story={story} />
        <h3 lang={story.lang}>
          <span className={drawnTitleStyles.drawnTitle}>{story.title}</span>
        </h3>
      </div>
      {!isPlain && <StoryCover story={story} sizes="(max-width: 47.99rem) 7.5rem, 8.5rem" />}
    </AppLink>
  )
}
