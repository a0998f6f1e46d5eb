import { useTranslations } from 'next-intl'
import styles from './skip-link.module.css'

/** The link that skips to the content: a page's first tab stop. The page's `<main>` has the id `main`. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      {useTranslations('site')('skip')}
    </a>
  )
}
