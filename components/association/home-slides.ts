import type { ComponentProps } from 'react'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { newsText } from '@/lib/content/news/localise'
import type { RecentPicture } from '@/lib/content/news/queries'
import { associationPaths } from '@/lib/platform/site/association-paths'
import type { SlideWithNews } from '@/lib/content/slides/queries'
import type { HeroSlides } from './hero-slides'
import type { Slide } from './slideshow'

type HeroSlide = ComponentProps<typeof HeroSlides>['slides'][number]

/**
 * Converts slides for the opening of the home page. A slide with a story links to the story.
 * @param altOfSlideNumber returns the alternative text of a slide without a story, by the slide's number
 */
export function heroSlidesOf(
  slides: readonly SlideWithNews[],
  locale: Locale,
  altOfSlideNumber: (number: number) => string,
): HeroSlide[] {
  return slides.map(({ id, image, news }, at) => {
    if (!news) return { id, image, alt: altOfSlideNumber(at + 1) }
    const { text, lang } = bilingualText(news, 'title', locale)
    return { id, image, alt: text, lang, href: associationPaths.newsItem(news.id) }
  })
}

/**
 * Converts pictures of stories for the gallery; each links to its story.
 * @param shownSrcs pictures that are already shown on the page, which are left out
 */
export function unshownGallerySlides(
  pictures: readonly RecentPicture[],
  locale: Locale,
  shownSrcs: ReadonlySet<string>,
): Slide[] {
  return pictures
    .filter(({ src }) => !shownSrcs.has(src))
    .map(({ item, src, alt }, id) => {
      const { title, lang } = newsText(item, locale)
      const href = associationPaths.newsItem(item.id)
      return {
        ...{ id, image: src, alt: alt.text, caption: title, href },
        altLang: alt.lang,
        lang: langIfDifferent(lang, locale),
      }
    })
}
