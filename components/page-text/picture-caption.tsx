import { useTranslations } from 'next-intl'
import { LanguageMark } from '@/components/site/language-mark'
import { InLanguage } from '@/components/ui/in-language'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { Caption } from '@/lib/platform/rich-text/caption'
import styles from './picture-caption.module.css'

/** Under a picture: what it shows, which its alternative has said to those who hear the page, and who took it. */
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
          <InLanguage of={t('credit', { credit })} />
        </span>
      )}
    </figcaption>
  )
}
