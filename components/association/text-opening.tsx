import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { PageSection } from './part'
import { FactList } from '@/components/page-text/fact-list'
import { PictureFigures } from '@/components/page-text/picture-figures'
import { TextParts } from '@/components/page-text/text-parts'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { TextPart, TitledItem } from '@/lib/content/page-texts/outline'
import styles from './text-opening.module.css'

type Props = { facts: readonly TitledItem[]; intro: readonly TextPart[]; lang: Locale; locale: Locale }

/**
 * What comes before a text's first heading: texts and key facts and, beside them, the first pictures. For a
 * text that is not in the page's language, a note says so.
 */
export function TextOpening({ facts, intro, lang, locale }: Props) {
  const t = useTranslations('site')
  const first = intro.find((part) => part.kind === 'pictures')
  const rest = intro.filter((part) => part !== first)
  const isForeign = lang !== locale
  if (!isForeign && facts.length === 0 && intro.length === 0) return null
  return (
    <PageSection className={clsx(styles.opening, first && styles.pictured)}>
      <div>
        {isForeign && <p className={clsx('small muted', styles.note)}>{t('original')}</p>}
        {rest.length > 0 && <TextParts parts={rest} lang={lang} />}
        {facts.length > 0 && <FactList items={facts} className={clsx('num', styles.facts)} lang={lang} />}
      </div>
      {first?.kind === 'pictures' && <PictureFigures pictures={first.pictures} lang={lang} />}
    </PageSection>
  )
}
