import { clsx } from 'clsx'
import type { TitledItem } from '@/lib/content/page-texts/outline'
import { TrustedHtml } from './inline-html'
import styles from './numbered-grid.module.css'

type Props = { items: readonly TitledItem[] }

/** Numbered principles, goals or steps, side by side if there is room. */
export function NumberedGrid({ items }: Props) {
  return (
    <ol className={clsx(styles.grid, styles.numbered)}>
      <GridItems items={items} />
    </ol>
  )
}

/** Like `NumberedGrid`, for named items without an order. */
export function UnorderedGrid({ items }: Props) {
  return (
    <ul className={styles.grid}>
      <GridItems items={items} />
    </ul>
  )
}

function GridItems({ items }: Props) {
  return items.map(({ title, html }, at) => (
    <li key={at}>
      {title && <h3 className="h4">{title}</h3>}
      {html && <TrustedHtml html={html} className={clsx(title && styles.text)} />}
    </li>
  ))
}
