import { AppLink } from '@/components/ui/app-link'
import { Picture } from '@/components/ui/picture'
import { Dateline } from './dateline'
import type { Story } from './story'

/** The newest story of the home page, large. */
export function LeadStory({ story }: { story: Story }) {
  return (
    <AppLink className="lead-story" href={story.href}>
      <Picture url={story.image} alt="" sizes="(max-width: 63.99rem) 100vw, 42rem" />
      <Dateline story={story} />
      <h3 lang={story.lang}>
        <span className="drawn-title">{story.title}</span>
      </h3>
      {story.summary && <p lang={story.lang}>{story.summary}</p>}
    </AppLink>
  )
}
