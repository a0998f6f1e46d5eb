import { useTranslations } from 'next-intl'
import styles from './skip-link.module.css'

/** The link to the content as the first tab stop of a page. The page's `<main>` has the id `main`. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      {useTranslations('site')('skip')}
    </a>
  )
}
