import type { ReactNode } from 'react'
import { CompanyTile, type Stone } from '@/components/site/company-mark'
import { PageBand } from '@/components/site/page-band'
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './listing-head.module.css'

type Name = { text: string; lang: Locale | undefined }
type Props = {
  crumbs: Crumb[]
  name: Name
  /** The name in the other language, where there is one. */
  other: Name | null
  logo: string | null
  stone: Stone
  children?: ReactNode
}

/** The head of a listing: logo or initials, the name in both languages, and what the page adds below. */
export function ListingHead({ crumbs, name, other, logo, stone, children }: Props) {
  return (
    <PageBand seed={name.text}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.head}>
        <CompanyTile name={name.text} logo={logo} stone={stone} className={styles.tile} />
        <div className={styles.names}>
          <h1 lang={name.lang}>{name.text}</h1>
          {other && (
            <p className={styles.other} lang={other.lang}>
              {other.text}
            </p>
          )}
          {children}
        </div>
      </div>
    </PageBand>
  )
}
