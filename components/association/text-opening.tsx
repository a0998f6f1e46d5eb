import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { Part } from './part'
import { FactList } from '@/components/page-text/fact-list'
import { PictureFigures } from '@/components/page-text/picture-figures'
import { TextPieces } from '@/components/page-text/text-pieces'
import type { Locale } from '@/lib/i18n/locale'
import type { Piece, Titled } from '@/lib/page-texts/outline'
import styles from './text-opening.module.css'

type Props = { facts: readonly Titled[]; intro: readonly Piece[]; lang: Locale; locale: Locale }

/** What stands before the first heading: in figures what is asked first, beside the first picture. */
export function TextOpening({ facts, intro, lang, locale }: Props) {
  const t = useTranslations('site')
  const first = intro.find((piece) => piece.kind === 'pictures')
  const rest = intro.filter((piece) => piece !== first)
  const isForeign = lang !== locale
  if (!isForeign && facts.length === 0 && intro.length === 0) return null
  return (
    <Part className={clsx(styles.opening, first && styles.pictured)}>
      <div>
        {isForeign && <p className={clsx('small muted', styles.note)}>{t('original')}</p>}
        {rest.length > 0 && <TextPieces pieces={rest} lang={lang} />}
        {facts.length > 0 && <FactList items={facts} className={clsx('num', styles.facts)} lang={lang} />}
      </div>
      {first?.kind === 'pictures' && <PictureFigures pictures={first.pictures} />}
    </Part>
  )
}
