import { ChevronDown } from 'lucide-react'
import { RailPart } from '@/components/site/text-with-rail'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './page-contents.module.css'

export type TableOfContentsEntry = {
  id: string
  title: string
  /** The language of the title, if it is not that of the page. */
  lang?: Locale | undefined
}
type Props = { title: string; parts: readonly TableOfContentsEntry[] }

/** The fewest parts for which a page has a table of contents: with only one part it needs none. */
const partsMin = 2

/**
 * The table of contents at the top of the rail, the column beside a page's text. It stays visible while the
 * other parts scroll. On a small screen `CollapsibleTableOfContents` replaces it.
 */
export function RailTableOfContents({ title, parts }: Props) {
  if (parts.length < partsMin) return null
  return (
    <div className={styles.rail}>
      <RailPart title={title}>
        <nav aria-label={title}>
          <TableOfContentsLinks parts={parts} />
        </nav>
      </RailPart>
    </div>
  )
}

/** The table of contents before the text, for a screen without room for a rail. */
export function CollapsibleTableOfContents({ title, parts }: Props) {
  if (parts.length < partsMin) return null
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <ChevronDown className="icon" size={18} aria-hidden />
      </summary>
      <nav aria-label={title}>
        <TableOfContentsLinks parts={parts} />
      </nav>
    </details>
  )
}

function TableOfContentsLinks({ parts }: Pick<Props, 'parts'>) {
  return (
    <ol className={styles.links}>
      {parts.map(({ id, title, lang }) => (
        <li key={id}>
          <a href={`#${id}`} lang={lang}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
