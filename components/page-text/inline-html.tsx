import { clsx } from 'clsx'
import styles from './inline-html.module.css'

/** The rest of an item of a text that staff wrote: words and links, now and then a list. `html` is cleaned. */
export function InlineHtml({ html, className }: { html: string; className?: string | undefined }) {
  return <div className={clsx(styles.html, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
