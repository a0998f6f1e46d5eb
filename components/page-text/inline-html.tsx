import { clsx } from 'clsx'
import styles from './inline-html.module.css'

/**
 * The content of an item, without its title, in a text that staff wrote: words and links, sometimes a list.
 * `html` must be sanitised.
 */
export function TrustedHtml({ html, className }: { html: string; className?: string | undefined }) {
  return <div className={clsx(styles.html, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
