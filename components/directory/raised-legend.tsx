import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './raised-legend.module.css'

/**
 * The legend on the home page, raised over the foot of the hero. Links to the categories lead to this
 * section.
 */
export function CategoriesSection({ children }: { children: ReactNode }) {
  const t = useTranslations('directory.home')
  return (
    <section className={styles.raised} id="categories" aria-label={t('categories')}>
      {children}
    </section>
  )
}
