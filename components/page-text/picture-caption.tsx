import { useTranslations } from 'next-intl'
import { LanguageMark } from '@/components/site/language-mark'
import { InLanguage } from '@/components/ui/in-language'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Caption } from '@/lib/platform/rich-text/caption'
import styles from './picture-caption.module.css'

/**
 * The caption of a picture: its description, what it is and who made it. The description is hidden from screen
 * readers, because it repeats the alternative text.
 */
export function PictureCaption({ text, credit, lang }: Caption & { lang?: Locale | undefined }) {
  const t = useTranslations('pageText')
  if (!text && !credit) return null
  return (
    <figcaption className={styles.caption}>
      {text && (
        <span aria-hidden lang={lang}>
          {text}
        </span>
      )}
      {text && <LanguageMark lang={lang} />}
      {credit && (
        <span className={styles.credit}>
          <InLanguage
            of={
              credit.name === undefined
                ? t(`kinds.${credit.kind}`)
                : t(`credits.${credit.kind}`, { name: credit.name })
            }
          />
        </span>
      )}
    </figcaption>
  )
}
