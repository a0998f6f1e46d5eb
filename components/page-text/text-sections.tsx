import { useTranslations } from 'next-intl'
import { FoldingPart } from '@/components/site/folding-part'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Outline } from '@/lib/content/page-texts/outline'
import { readPartStyle } from './page-contents'
import { type CollapsibleListOptions, TextParts } from './text-parts'
import styles from './text-sections.module.css'

type Props = Pick<Outline, 'intro' | 'sections'> & {
  lang: Locale
  folds?: CollapsibleListOptions | undefined
}

/**
 * The introduction of a text and its sections, each with its heading, if any, and its number as anchor. On a phone
 * only the first section is open.
 */
export function TextSections({ intro, sections, lang, folds }: Props) {
  return (
    <div>
      {intro.length > 0 && <TextParts parts={intro} lang={lang} folds={folds} />}
      {sections.map(({ title, parts }, at) => (
        <section
          key={at}
          id={String(at + 1)}
          className={styles.section}
          style={readPartStyle(String(at + 1))}
          data-part=""
        >
          {title ? (
            <FoldingPart title={title} lang={lang} isOpen={at === 0}>
              <TextParts parts={parts} lang={lang} folds={folds} />
            </FoldingPart>
          ) : (
            <TextParts parts={parts} lang={lang} folds={folds} />
          )}
        </section>
      ))}
    </div>
  )
}

/** Notes that a text is not in the page's language. */
export function OriginalLanguageNote() {
  const t = useTranslations('site')
  return <p className={styles.note}>{t('original')}</p>
}
