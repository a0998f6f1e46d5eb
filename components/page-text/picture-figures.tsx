import { clsx } from 'clsx'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { TextPicture } from '@/lib/content/page-texts/outline'
import { PictureCaption } from './picture-caption'
import styles from './picture-figures.module.css'

type Props = {
  pictures: readonly TextPicture[]
  /** The language of the text that contains the pictures, if no parent element sets it. */
  lang?: Locale
}

/** Pictures of a text with their captions and photographers; several are side by side. */
export function PictureFigures({ pictures, lang: textLang }: Props) {
  const sizes =
    pictures.length > 1 ? '(max-width: 63.99rem) 50vw, 26rem' : '(max-width: 63.99rem) 100vw, 54rem'
  return (
    <div className={clsx(pictures.length > 1 && styles.several)} lang={textLang}>
      {pictures.map(({ url, text, credit, lang }, at) => (
        <figure key={at}>
          <Picture url={url} alt={text} lang={lang} sizes={sizes} />
          <PictureCaption text={text} credit={credit} lang={lang} />
        </figure>
      ))}
    </div>
  )
}
