import type { CSSProperties, MouseEvent, Ref } from 'react'
import { Picture } from '@/components/ui/picture'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './justified-rows.module.css'

export type RowPicture = {
  id: number
  image: string
  width: number
  height: number
  name: string
  /** The language of the name, if it differs from the language of the page. */
  lang: Locale | undefined
}

type Props = {
  listRef?: Ref<HTMLUListElement>
  pictures: readonly RowPicture[]
  /** Opens a picture large. Without scripts, the link of the picture opens it. */
  onOpen: (at: number) => void
}

/** Pictures of any shape in rows that fill the width; the last row is not stretched. */
export function JustifiedRows({ listRef, pictures, onOpen }: Props) {
  const openUnlessNewTab = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(at)
  }
  return (
    <ul ref={listRef} className={styles.rows}>
      {pictures.map(({ id, image, width, height, name, lang }, at) => (
        <li key={id} style={{ '--ratio': `${width / height}` } as CSSProperties}>
          <a data-deferred="" href={image} onClick={(event) => openUnlessNewTab(event, at)}>
            <Picture
              className={styles.picture}
              url={image}
              alt={name}
              lang={lang}
              sizes="(max-width: 47.99rem) 60vw, 26rem"
              priority={at < 2}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
