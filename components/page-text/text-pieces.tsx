import { RichText } from '@/components/site/rich-text'
import type { Locale } from '@/lib/i18n/locale'
import type { Piece } from '@/lib/page-texts/outline'
import { FactList } from './fact-list'
import { Folds } from './folds'
import { NumberedGrid, Points } from './numbered-grid'
import { PictureFigures } from './picture-figures'
import { Years } from './years'
import styles from './text-pieces.module.css'

export type FoldLook = {
  /** Rows are layers of one core: they are an ordered set, and each has its rock. */
  core?: boolean
  /** How many things a row holds, in words. */
  count?: (count: number) => string
}

type Props = { pieces: readonly Piece[]; lang: Locale; folds?: FoldLook | undefined }

/** Parts of a text, each in the shape in which staff wrote it. */
export function TextPieces({ pieces, lang, folds }: Props) {
  return (
    <div className={styles.pieces} lang={lang}>
      {pieces.map((piece, at) => (
        <TextPiece key={at} piece={piece} lang={lang} folds={folds} />
      ))}
    </div>
  )
}

function TextPiece({ piece, lang, folds }: { piece: Piece; lang: Locale; folds: FoldLook | undefined }) {
  switch (piece.kind) {
    case 'text':
      return <RichText html={piece.html} lang={lang} />
    case 'pictures':
      return <PictureFigures pictures={piece.pictures} />
    case 'years':
      return <Years items={piece.items} />
    case 'numbered':
      return <NumberedGrid items={piece.items} />
    case 'points':
      return <Points items={piece.items} />
    case 'facts':
      return <FactList items={piece.items} />
    case 'folds':
      return <Folds items={piece.items} {...folds} />
  }
}
