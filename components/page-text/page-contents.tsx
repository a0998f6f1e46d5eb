import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { CSSProperties } from 'react'
import { RailPart } from '@/components/site/text-with-rail'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './page-contents.module.css'

export type TableOfContentsEntry = {
  id: string
  title: string
  /** The language of the title, if it is not that of the page. */
  lang?: Locale | undefined
  /** The share of the part in the length of all parts, from 0 to 1. */
  share: number
}
type Props = { title: string; parts: readonly TableOfContentsEntry[] }

/** The fewest parts for which a page has a table of contents: with only one part it needs none. */
const partsMin = 2

/** The name of the timeline that runs while the reader is in a part. */
const timelineOf = (id: string) => `--part-${id}`

/**
 * The style of a part of a page: while the part passes a line in the upper half of the window, its layer in
 * the table of contents fills.
 */
export const readPartStyle = (id: string) => ({ '--part-timeline': timelineOf(id) }) as CSSProperties

/** The style of an element around both the parts and their table of contents. */
export const readPartsStyle = (parts: readonly Pick<TableOfContentsEntry, 'id'>[]) =>
  ({ '--part-timelines': parts.map(({ id }) => timelineOf(id)).join(', ') || 'none' }) as CSSProperties

const layerStyle = ({ id, share }: TableOfContentsEntry) =>
  ({ '--timeline': timelineOf(id), '--share': share.toFixed(3) }) as CSSProperties

/**
 * The table of contents at the top of the rail, the column beside a page's text, as a drill core: each part is
 * a layer, as thick as the part is long, and has its colour once it is read. It stays visible while the other
 * parts scroll. On a small screen `CollapsibleTableOfContents` replaces it.
 */
export function RailTableOfContents({ title, parts }: Props) {
  if (parts.length < partsMin) return null
  return (
    <div className={styles.rail}>
      <RailPart title={title}>
        <nav aria-label={title}>
          <TableOfContentsLinks parts={parts} isCore />
        </nav>
      </RailPart>
    </div>
  )
}

/** The table of contents before the text, for a screen without room for a rail. */
export function CollapsibleTableOfContents({ title, parts }: Props) {
  if (parts.length < partsMin) return null
  return (
    <>
      <details className={styles.fold}>
        <summary>
          {title}
          <ChevronDown className="icon" size={18} aria-hidden />
        </summary>
        <nav aria-label={title}>
          <TableOfContentsLinks parts={parts} />
        </nav>
      </details>
      <div className={styles.edge} aria-hidden>
        {parts.map((part) => (
          <i key={part.id} style={layerStyle(part)} />
        ))}
      </div>
    </>
  )
}

function TableOfContentsLinks({ parts, isCore }: Pick<Props, 'parts'> & { isCore?: boolean }) {
  return (
    <ol className={clsx(styles.links, isCore && styles.core)}>
      {parts.map((part) => (
        <li key={part.id} style={isCore ? layerStyle(part) : undefined}>
          <a href={`#${part.id}`} lang={part.lang}>
            {part.title}
          </a>
        </li>
      ))}
    </ol>
  )
}
