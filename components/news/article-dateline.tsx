import { Dateline } from './dateline'
import type { Story } from './story'
import styles from './article-dateline.module.css'

/** The dateline under an article's title on a small screen, where its facts are below the text. */
export function ArticleDateline({ story }: { story: Pick<Story, 'createdAt' | 'date' | 'publisher'> }) {
  return (
    <div className={styles.dateline}>
      <Dateline story={story} />
    </div>
  )
}
