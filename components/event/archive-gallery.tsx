'use client'

import { useState } from 'react'
import type { GalleryImage } from '@/lib/event/gallery/schema'
import type { Locale } from '@/lib/platform/i18n/locale'
import { galleryPictures } from './gallery-pictures'
import { GallerySlider, type SliderTexts } from './gallery-slider'
import { JustifiedRows } from './justified-rows'

type Props = {
  images: readonly GalleryImage[]
  /** The number of photographs on earlier pages, so that the numbering continues. */
  offset: number
  locale: Locale
  texts: SliderTexts
}

/** One page of photographs; a press opens them large. */
export function ArchiveGallery({ images, offset, locale, texts }: Props) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const pictures = galleryPictures(images, { offset, locale, word: texts.image })
  return (
    <>
      <JustifiedRows pictures={pictures} onOpen={setOpenIndex} />
      <GallerySlider pictures={pictures} at={openIndex} onMove={setOpenIndex} texts={texts} />
    </>
  )
}
