import { clsx } from 'clsx'
import { withPictureSources } from '@/lib/platform/rich-text/pictures'
import styles from './inline-html.module.css'

/**
 * Renders a small part of a text that staff wrote, such as a table cell or the text below a title. `html`
 * must be sanitised.
 */
export function TrustedHtml({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div
      className={clsx(styles.html, className)}
      dangerouslySetInnerHTML={{ __html: withPictureSources(html) }}
    />
  )
}
