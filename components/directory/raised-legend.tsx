import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './raised-legend.module.css'

/**
 * The section of the home page that contains the categories. It overlaps the lower edge of the hero. Links to
 * `#categories` lead here.
 */
export function CategoriesSection({ children }: { children: ReactNode }) {
  const t = useTranslations('directory.home')
  return (
    <section className={styles.raised} id="categories" aria-label={t('categories')}>
      {children}
    </section>
  )
}
