import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { usePageLanguage } from '#page-language'
import { AppLink } from '@/components/ui/app-link'
import { type AimagCode, type AimagCounts, aimags } from '@/lib/organisations/aimags'
import styles from './aimag-map.module.css'

type Props = {
  /** The name of the list for screen readers. */
  label: string
  counts: AimagCounts
  hrefOf: (aimag: AimagCode) => string
}

/**
 * A sketch of the country with a square for each aimag, which shows the number of entries there and links to
 * them. The squares are a list in the order of reading; those without entries are drawn only.
 */
export function AimagMap({ label, counts, hrefOf }: Props) {
  const t = useTranslations('site.aimags')
  const locale = usePageLanguage()
  return (
    <figure className={styles.map}>
      <ul className={styles.squares} aria-label={label}>
        {aimags.map(({ code, row, column, letters, [locale]: name }) => {
          const count = counts[code] ?? 0
          const place: CSSProperties = { gridArea: `${row}/${column}` }
          const words = (
            <>
              <span className={styles.letters} aria-hidden>
                {letters[locale]}
              </span>
              <span className={styles.name}>{name}</span>
            </>
          )
          if (count === 0)
            return (
              <li key={code} className={styles.empty} style={place} aria-hidden>
                {words}
              </li>
            )
          return (
            <li key={code} style={place}>
              <AppLink className={styles.square} href={hrefOf(code)}>
                {words} <b className="num">{count}</b>
              </AppLink>
            </li>
          )
        })}
      </ul>
      <figcaption className="meta">{t('sketch')}</figcaption>
    </figure>
  )
}
