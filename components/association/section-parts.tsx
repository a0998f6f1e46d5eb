import { clsx } from 'clsx'
import { TextParts } from '@/components/page-text/text-parts'
import type { Locale } from '@/lib/platform/i18n/locale'
import { type ChoicePart, convertTablesToChoices } from '@/lib/content/page-texts/choices'
import type { TextPart } from '@/lib/content/page-texts/outline'
import { ChoiceCards } from './choice-cards'
import styles from './section-parts.module.css'

/**
 * The content of a section that staff wrote. Small tables become choice cards. If the section has both texts
 * and pictures, the pictures are beside the texts.
 */
export function SectionParts({ parts, lang }: { parts: readonly TextPart[]; lang: Locale }) {
  const pictures = parts.filter(({ kind }) => kind === 'pictures')
  const textParts = parts.filter(({ kind }) => kind !== 'pictures')
  if (pictures.length === 0 || textParts.length === 0)
    return <PartsColumn parts={convertTablesToChoices(parts)} lang={lang} />
  return (
    <div className={styles.beside}>
      <PartsColumn parts={convertTablesToChoices(textParts)} lang={lang} />
      <PartsColumn parts={pictures} lang={lang} className={styles.pictures} />
    </div>
  )
}

const fillsRowsOfThree = (part: ChoicePart) => 'items' in part && part.items.length % 3 === 0

type ColumnProps = { parts: readonly ChoicePart[]; lang: Locale; className?: string | undefined }

function PartsColumn({ parts, lang, className }: ColumnProps) {
  return (
    <div className={clsx(styles.parts, className)} lang={lang}>
      {parts.map((part, at) =>
        part.kind === 'choices' ? (
          <ChoiceCards key={at} choices={part.choices} />
        ) : (
          <div key={at} className={clsx(fillsRowsOfThree(part) && styles.threes)}>
            <TextParts parts={[part]} lang={lang} />
          </div>
        ),
      )}
    </div>
  )
}
