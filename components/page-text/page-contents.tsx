import { ChevronDown } from 'lucide-react'
import { RailPart } from '@/components/site/text-with-rail'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './page-contents.module.css'

export type ContentsPart = {
  id: string
  title: string
  /** The language of the title, where it is not that of the page. */
  lang?: Locale | undefined
}
type Props = { title: string; parts: readonly ContentsPart[] }

/** Where one part of a page is all there is, nobody needs to be told. */
const partsMin = 2

/** The parts of a page at the head of its rail, where they follow as one reads. On a small screen `ContentsFold` says the same. */
export function RailContents({ title, parts }: Props) {
  if (parts.length < partsMin) return null
  return (
    <div className={styles.rail}>
      <RailPart title={title}>
        <nav aria-label={title}>
          <Links parts={parts} />
        </nav>
      </RailPart>
    </div>
  )
}

/** The parts of a page before its text, on a screen that has no room beside it. */
export function ContentsFold({ title, parts }: Props) {
  if (parts.length < partsMin) return null
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <ChevronDown className="icon" size={18} aria-hidden />
      </summary>
      <nav aria-label={title}>
        <Links parts={parts} />
      </nav>
    </details>
  )
}

function Links({ parts }: Pick<Props, 'parts'>) {
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
