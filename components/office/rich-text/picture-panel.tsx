'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { IconButton } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { SettingsPanel } from '../form/editor-columns'
import { PictureKindField } from '../media/picture-kind-field'
import styles from './picture-panel.module.css'
import {
  type BothTexts,
  listTextPictures,
  htmlWithoutPicture,
  htmlWithCaptionedPicture,
  textFields,
} from './text-pictures'

type Props = {
  texts: BothTexts
  onChange: (field: keyof BothTexts, html: string) => void
  idOf: (field: string) => string
}

/** The pictures of both texts of a record: visitors see all of them in both languages (decision 77). */
export function TextPicturesPanel({ texts, onChange, idOf }: Props) {
  const t = useTranslations('admin.pictures')
  const { text, text_en } = texts
  // The pictures are listed only in the browser, because the server has no `DOMParser`.
  const hasParser = useBrowserValue(() => true, false)
  const pictures = useMemo(
    () => (hasParser ? listTextPictures({ text, text_en }) : []),
    [hasParser, text, text_en],
  )
  if (pictures.length === 0) return null

  const removeFromTexts = (src: string) => {
    for (const field of textFields)
      if (texts[field].includes(src)) onChange(field, htmlWithoutPicture(texts[field], src))
  }
  return (
    <SettingsPanel title={t('title')} note={t('note')}>
      <ul className={styles.pictures}>
        {pictures.map(({ src, captions }, at) => (
          <li key={src}>
            <div className={styles.picture}>
              <img src={src} alt={t('picture', { number: at + 1 })} />
              <IconButton label={t('remove', { number: at + 1 })} onClick={() => removeFromTexts(src)}>
                <Trash2 className="icon" size={17} aria-hidden />
              </IconButton>
            </div>
            <PictureKindField id={idOf(`kind-${at}`)} label={t('kindOf', { number: at + 1 })} picture={src} />
            {textFields.map((field) => {
              const caption = captions[field]
              if (caption === undefined) return null
              return (
                <Input
                  key={field}
                  id={idOf(`caption-${at}-${field}`)}
                  label={t(`captions.${field}`, { number: at + 1 })}
                  lang={field === 'text_en' ? 'en' : undefined}
                  maxLength={300}
                  autoComplete="off"
                  value={caption}
                  onChange={(event) =>
                    onChange(field, htmlWithCaptionedPicture(texts[field], src, event.target.value))
                  }
                />
              )
            })}
          </li>
        ))}
      </ul>
    </SettingsPanel>
  )
}
