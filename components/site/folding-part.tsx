import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './folding-part.module.css'
import { SectionHead } from './section-head'

type Props = {
  title: string
  /** The language of the title, if it is not that of the page. */
  lang?: Locale | undefined
  /** Whether it is open on a phone too. */
  isOpen?: boolean
  level?: 2 | 3
  /** The heading as the place shows it, if not as that of a section. */
  head?: ReactNode
  children: ReactNode
}

/**
 * A heading with its content, which is closed on a phone until it is opened, found or linked to. Elsewhere and on
 * paper it is open, in browsers that let a style sheet open it.
 */
export function FoldingPart({ title, lang, isOpen = false, level = 2, head, children }: Props) {
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        {head ??
          (level === 2 ? (
            <SectionHead title={lang ? <span lang={lang}>{title}</span> : title} />
          ) : (
            <h3 lang={lang}>{title}</h3>
          ))}
      </div>
      <details className={styles.fold} open={isOpen}>
        <summary aria-label={title} lang={lang}>
          <ChevronDown className="icon" size={20} aria-hidden />
        </summary>
        {children}
      </details>
    </div>
  )
}
