import { RichText } from '@/components/site/rich-text'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { TextPart } from '@/lib/content/page-texts/outline'
import { FactList } from './fact-list'
import { CollapsibleList } from './folds'
import { NumberedGrid, UnorderedGrid } from './numbered-grid'
import { PictureFigures } from './picture-figures'
import { EventsByYear } from './years'
import styles from './text-parts.module.css'

export type CollapsibleListOptions = {
  /** Renders collapsible rows as layers of a drill core, each with its rock, for items in a fixed order. */
  core?: boolean
  /** Formats the number of items that a collapsible row contains. */
  count?: (count: number) => string
}

type Props = { parts: readonly TextPart[]; lang: Locale; folds?: CollapsibleListOptions | undefined }

/** The parts of a text, each in the layout that its markup asks for. */
export function TextParts({ parts, lang, folds }: Props) {
  return (
    <div className={styles.parts} lang={lang}>
      {parts.map((part, at) => (
        <TextPartContent key={at} part={part} lang={lang} folds={folds} />
      ))}
    </div>
  )
}

function TextPartContent({
  part,
  lang,
  folds,
}: {
  part: TextPart
  lang: Locale
  folds: CollapsibleListOptions | undefined
}) {
  switch (part.kind) {
    case 'text':
      return <RichText html={part.html} lang={lang} />
    case 'pictures':
      return <PictureFigures pictures={part.pictures} />
    case 'years':
      return <EventsByYear items={part.items} />
    case 'numbered':
      return <NumberedGrid items={part.items} />
    case 'points':
      return <UnorderedGrid items={part.items} />
    case 'facts':
      return <FactList items={part.items} />
    case 'folds':
      return <CollapsibleList items={part.items} {...folds} />
  }
}
