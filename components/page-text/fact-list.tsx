import type { Titled } from '@/lib/page-texts/outline'
import { InlineHtml } from './inline-html'
import styles from './fact-list.module.css'

/** What each thing is, and what is so, on hairlines. */
export function FactList({ items }: { items: readonly Titled[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ title, html }, at) => (
        <div key={at}>
          <dt>{title}</dt>
          <dd>
            <InlineHtml html={html} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
