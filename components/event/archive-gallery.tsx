'use client'

import { useState } from 'react'
import type { GalleryImage } from '@/lib/event/gallery/schema'
import type { Locale } from '@/lib/platform/i18n/locale'
import { galleryPictures } from './gallery-pictures'
import { GallerySlider, type SliderTexts } from './gallery-slider'
import { JustifiedRows } from './justified-rows'

type Props = {
  images: readonly GalleryImage[]
  /** How many stand before the first. */
  offset: number
  locale: Locale
  texts: SliderTexts
}

/** One page of photographs; a press opens them large. */
export function ArchiveGallery({ images, offset, locale, texts }: Props) {
  const [opened, setOpened] = useState<number | null>(null)
  const pictures = galleryPictures(images, { offset, locale, word: texts.image })
  return (
    <>
      <JustifiedRows pictures={pictures} onOpen={setOpened} />
      <GallerySlider pictures={pictures} at={opened} onMove={setOpened} texts={texts} />
    </>
  )
}
