import type { TitledItem } from '@/lib/content/page-texts/outline'
import { TrustedHtml } from './inline-html'
import styles from './years.module.css'

/** Events by year, in the order of the text. */
export function EventsByYear({ items }: { items: readonly TitledItem[] }) {
  return (
    <ol className={styles.years}>
      {items.map(({ title, html }, at) => (
        <li key={at}>
          <h3 className={styles.year}>{title}</h3>
          <TrustedHtml html={html} className={styles.text} />
        </li>
      ))}
    </ol>
  )
}
