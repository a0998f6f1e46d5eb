import type { Story } from './story'
import { hasCover, StoryCover } from './story-cover'
import { Dateline } from './dateline'
import { AppLink } from '@/components/ui/app-link'
import styles from './news-cards.module.css'

/** News cards side by side, or rows on a phone; each whole card is one link. */
export function NewsCards({ items }: { items: readonly Story[] }) {
  return (
    <ul className={styles.cards}>
      {items.map((story) => (
        <li key={story.id}>
          <AppLink className={hasCover(story) ? undefined : styles.plain} href={story.href}>
            <StoryCover
              story={story}
              sizes="(max-width: 47.99rem) 7.5rem, (max-width: 63.99rem) 50vw, 25rem"
            />
            <Dateline story={story} />
            <h3 className="h4" lang={story.lang}>
              {story.title}
            </h3>
            {!hasCover(story) && story.summary && <p lang={story.lang}>{story.summary}</p>}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
