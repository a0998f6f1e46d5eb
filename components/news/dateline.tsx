import { clsx } from 'clsx'
import type { Story } from './story'
import styles from './dateline.module.css'

type Props = { story: Pick<Story, 'createdAt' | 'date' | 'publisher'>; className?: string }

/** Date · publisher. */
export function Dateline({ story, className }: Props) {
  return (
    <div className={clsx(styles.dateline, className)}>
      <time className="num" dateTime={story.createdAt}>
        {story.date}
      </time>
      {story.publisher && <span lang="mn">{story.publisher}</span>}
    </div>
  )
}
