import { RichText } from '@/components/site/rich-text'
import { Picture } from '@/components/ui/picture'
import { langIfDifferent } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { NewsPicture } from '@/lib/content/news/localise'
import { splitAfterOpening } from '@/lib/platform/rich-text/opening'
import { NewsPictureCarousel } from './body-carousel'
import styles from './article.module.css'

type Props = {
  lang: Locale
  /** The language of the page. */
  locale: Locale
  /** The body without its pictures; they are in `pictures`. */
  html: string
  pictures: NewsPicture[]
  image: string
  /** A line shown when the text is not in the page's language. */
  note?: string | undefined
}

/**
 * The body of a news item: the opening text, the cover, the other text, and the pictures of the body in a
 * carousel at the end.
 */
export function Article({ lang, locale, html, pictures, image, note }: Props) {
  const { opening, rest } = splitAfterOpening(html)
  return (
    <article className={styles.article}>
      {opening && <RichText html={opening} lang={lang} note={note} />}
      <Picture
        className={styles.picture}
        url={image}
        alt=""
        sizes="(max-width: 63.99rem) 100vw, 54rem"
        priority
      />
      {rest && <RichText html={rest} lang={lang} note={opening ? undefined : note} />}
      <NewsPictureCarousel
        images={pictures.map(({ src, alt, kind }) => ({
          url: src,
          kind,
          alt: alt.text,
          lang: langIfDifferent(alt.lang, locale),
        }))}
      />
    </article>
  )
}
