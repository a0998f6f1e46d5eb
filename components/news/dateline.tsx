import type { Story } from './story'

/** Date · publisher. */
export function Dateline({ story }: { story: Pick<Story, 'createdAt' | 'date' | 'publisher'> }) {
  return (
    <div className="dateline">
      <time className="num" dateTime={story.createdAt}>
        {story.date}
      </time>
      {story.publisher && <span lang="mn">{story.publisher}</span>}
    </div>
  )
}
