import { BriefStory } from './brief'
import { LeadStory } from './lead-story'
import type { Story } from './story'
import styles from './home-news.module.css'

/** The newest story, large, with the previous stories beside it. */
export function HomeNews({ lead, briefs }: { lead: Story; briefs: Story[] }) {
  return (
    <div className={styles.homeNews}>
      <LeadStory story={lead} />
      <ul>
        {briefs.map((story) => (
          <li key={story.id}>
            <BriefStory story={story} />
          </li>
        ))}
      </ul>
    </div>
  )
}
