import type { ComponentProps } from 'react'
import { RichText } from '@/components/site/rich-text'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/i18n/locale'
import { BodyCarousel } from './body-carousel'
import { Dateline } from './dateline'
import { ShareButtons } from './share-buttons'
import styles from './article.module.css'

type Props = {
  text: { title: string; summary: string; lang: Locale }
  /** The body without its pictures, and these beside it. */
  html: string
  pictures: { src: string; alt: string }[]
  image: string
  dateline: ComponentProps<typeof Dateline>['story']
  /** One quiet line where the text is not in the page's language. */
  note?: string | undefined
  /** The page's full address, for those who share it. */
  url: string
}

/** One news item: summary, cover, the pictures of its body one by one, its text, ways to share it. */
export function Article({ text, html, pictures, image, dateline, note, url }: Props) {
  return (
    <article className={styles.article}>
      <div className={styles.head}>
        <p className="lead" lang={text.lang}>
          {text.summary}
        </p>
        <Dateline story={dateline} className={styles.dateline} />
      </div>
      <Picture
        className={styles.picture}
        url={image}
        alt=""
        sizes="(max-width: 63.99rem) 100vw, 56rem"
        priority
      />
      <BodyCarousel images={pictures.map(({ src, alt }) => ({ url: src, alt }))} />
      <RichText html={html} lang={text.lang} note={note} />
      <ShareButtons url={url} title={text.title} />
    </article>
  )
}
