import { clsx } from 'clsx'
import { TextPieces } from '@/components/page-text/text-pieces'
import type { Locale } from '@/lib/i18n/locale'
import { type ChoicePiece, withChoices } from '@/lib/page-texts/choices'
import type { Piece } from '@/lib/page-texts/outline'
import { ChoiceCards } from './choice-cards'
import styles from './section-pieces.module.css'

/**
 * A section that staff wrote, across the page: its small tables are cards to choose from, and its pictures stand
 * beside what is told.
 */
export function SectionPieces({ pieces, lang }: { pieces: readonly Piece[]; lang: Locale }) {
  const pictures = pieces.filter(({ kind }) => kind === 'pictures')
  const told = pieces.filter(({ kind }) => kind !== 'pictures')
  if (pictures.length === 0 || told.length === 0) return <Column pieces={withChoices(pieces)} lang={lang} />
  return (
    <div className={styles.beside}>
      <Column pieces={withChoices(told)} lang={lang} />
      <Column pieces={pictures} lang={lang} className={styles.pictures} />
    </div>
  )
}

const isOfThrees = (piece: ChoicePiece) => 'items' in piece && piece.items.length % 3 === 0

type ColumnProps = { pieces: readonly ChoicePiece[]; lang: Locale; className?: string | undefined }

function Column({ pieces, lang, className }: ColumnProps) {
  return (
    <div className={clsx(styles.pieces, className)} lang={lang}>
      {pieces.map((piece, at) =>
        piece.kind === 'choices' ? (
          <ChoiceCards key={at} choices={piece.choices} />
        ) : (
          <div key={at} className={clsx(isOfThrees(piece) && styles.threes)}>
            <TextPieces pieces={[piece]} lang={lang} />
          </div>
        ),
      )}
    </div>
  )
}
