import { Download, Maximize2 } from 'lucide-react'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { ZoomablePicture } from '@/components/ui/full-picture'
import { FileLink } from '@/components/ui/more-link'
import { Picture } from '@/components/ui/picture'
import type { AgendaItem } from '@/lib/event/agenda/schema'
import { type AgendaView, dayNameAndDate, pictureAltText } from '@/lib/event/agenda/view'
import { foreignLang } from '@/lib/platform/i18n/foreign'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './agenda-pictures.module.css'

type Props = {
  view: AgendaView
  locale: Locale
  /** Whether no sessions are shown beside the pictures. */
  isAlone: boolean
}

/**
 * The designed pictures of a day. A press opens one in full; a click anywhere, the cross or Esc closes it
 * again, all without scripts.
 */
export function AgendaPictures({ view, locale, isAlone }: Props) {
  const t = useTranslations('event.agenda')
  const words = pictureAltText(view.day.sessions, locale)
  // All pictures of the day share this description. It may mix languages, but `lang` can name only one.
  const alt = `${t('pictureOf', dayNameAndDate(view.day, locale))}${words && ` ${words}`}`
  return (
    <aside className={clsx(styles.pictures, isAlone && styles.alone)} aria-label={t('picture')}>
      {view.isOtherLanguage && <p className="meta">{t('pictureOther')}</p>}
      {view.pictures.map((picture, at) => (
        <DayPicture
          key={picture.id}
          picture={picture}
          alt={alt}
          lang={foreignLang(alt, locale)}
          isFirst={at === 0}
          isAlone={isAlone}
        />
      ))}
    </aside>
  )
}

type DayPictureProps = {
  picture: AgendaItem
  alt: string
  lang: Locale | undefined
  isFirst: boolean
  isAlone: boolean
}

function DayPicture({ picture, alt, lang, isFirst, isAlone }: DayPictureProps) {
  const t = useTranslations('event.agenda')
  const { agenda_image: url, width, height } = picture
  const ratio = width && height ? { '--picture-ratio': `${width} / ${height}` } : {}
  return (
    <div className={styles.picture} style={ratio as React.CSSProperties}>
      <ZoomablePicture
        id={`picture-${picture.id}`}
        className={styles.open}
        {...{ url, alt, lang }}
        label={t('picture')}
        closeLabel={t('close')}
        size={width && height ? { width, height } : undefined}
      >
        <Picture
          className={styles.thumb}
          {...{ url, alt, lang }}
          sizes={isAlone ? '(max-width: 60rem) 100vw, 56rem' : '(max-width: 79.99rem) 7rem, 17.5rem'}
          priority={isFirst}
        />
        <span className={styles.enlarge}>
          <Maximize2 className="icon" size={16} aria-hidden />
          {t('enlarge')}
        </span>
      </ZoomablePicture>
      <div className={styles.words}>
        {isFirst && <h2>{t('picture')}</h2>}
        <FileLink href={url} download="" icon={<Download className="icon" size={18} aria-hidden />}>
          {t('download')}
        </FileLink>
      </div>
    </div>
  )
}
