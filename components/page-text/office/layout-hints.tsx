import { Info } from 'lucide-react'
import { useTranslations } from 'next-intl'
import styles from './layout-hints.module.css'

/**
 * The parts of a page that have a hint, in the order in which they stand on a page. Each hint explains how
 * staff mark up the part in the editor, and how the page shows the part (decision 47).
 */
const shapes = [
  'lead',
  'facts',
  'contents',
  'numbered',
  'years',
  'points',
  'choices',
  'folds',
  'pictures',
  'action',
  'person',
  'documents',
] as const

/** Explains how the text determines the layout of a page; opened beside the editors. */
export function LayoutHints() {
  const t = useTranslations('admin.pageText.layout')
  return (
    <details className={styles.hints}>
      <summary>
        <Info className="icon" size={17} aria-hidden />
        {t('title')}
      </summary>
      <p>{t('text')}</p>
      <dl>
        {shapes.map((shape) => (
          <div key={shape}>
            <dt>{t(`${shape}.write`)}</dt>
            <dd>{t(`${shape}.becomes`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
