import { clsx } from 'clsx'
import { HighlightedText } from '@/components/ui/marked'
import { AppLink } from '@/components/ui/app-link'
import { Dateline } from './dateline'
import type { Story } from './story'
import { hasCover, StoryCover } from './story-cover'
import drawnTitleStyles from './drawn-title.module.css'
import styles from './news-row.module.css'

/**
 * A story of the news list. Must be in an `<li>`: on a phone the style sheet shows a large picture in the
 * first `<li>` and a thumbnail in every other. The picture links to the same page as the title, so keyboards
 * and screen readers get only the title. A story without a cover has its date in the place of it.
 */
export function NewsRow({ story, first }: { story: Story; first?: boolean }) {
  const isPlain = !hasCover(story)
  return (
    <article className={clsx(styles.newsRow, isPlain && styles.plain)}>
      {isPlain ? (
        <Dateline story={story} />
      ) : (
        <AppLink href={story.href} tabIndex={-1} aria-hidden>
          <StoryCover
            story={story}
            sizes={first ? '(max-width: 47.99rem) 100vw, 17rem' : '(max-width: 47.99rem) 7.5rem, 17rem'}
            priority={first}
          />
        </AppLink>
      )}
      <div>
        {!isPlain && <Dateline story={story} />}
        <h2 lang={story.lang}>
          <AppLink className={drawnTitleStyles.drawnTitle} href={story.href}>
            {story.match ? <HighlightedText parts={story.match.title.parts} /> : story.title}
          </AppLink>
        </h2>
        {story.match ? (
          <p lang={story.match.excerpt.lang} data-found="">
            <HighlightedText parts={story.match.excerpt.parts} />
          </p>
        ) : (
          story.summary && <p lang={story.lang}>{story.summary}</p>
        )}
      </div>
    </article>
  )
}
