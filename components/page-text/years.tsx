import type { TitledItem } from '@/lib/content/page-texts/outline'
import { InlineHtml } from './inline-html'
import styles from './years.module.css'

/** What happened, oldest first: each year on one line with what it brought. */
export function Years({ items }: { items: readonly TitledItem[] }) {
  return (
    <ol className={styles.years}>
      {items.map(({ title, html }, at) => (
        <li key={at}>
          <h3 className={styles.year}>{title}</h3>
          <InlineHtml html={html} className={styles.text} />
        </li>
      ))}
    </ol>
  )
}
