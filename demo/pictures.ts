import type { CoverOptions } from '@/demo/art/cover'

/**
 * The pictures of the demo content. Rendering and storing one takes most of a second, so items that are far
 * apart in the list share one: each name here is one stored file.
 */
const newsCover = (variant: CoverOptions['variant'], seed: string, dark = false): CoverOptions => ({
  variant,
  site: 'mm',
  seed,
  dark,
  width: 1280,
  height: 800,
})

export const pictures = {
  contours1: newsCover('contours', 'news-1'),
  contours2: newsCover('contours', 'news-2'),
  contours3: newsCover('contours', 'news-4', true),
  strata1: newsCover('strata', 'news-1'),
  strata2: newsCover('strata', 'news-2'),
  strata3: newsCover('strata', 'news-3'),
  crystals1: newsCover('crystals', 'news-1'),
  crystals2: newsCover('crystals', 'news-3'),
  crystals3: newsCover('crystals', 'news-4', true),
  ore1: newsCover('ore', 'news-1'),
  ore2: newsCover('ore', 'news-2'),
  ore3: newsCover('ore', 'news-3'),
  steppe1: newsCover('steppe', 'news-1'),
  steppe2: newsCover('steppe', 'news-3', true),
  steppe3: newsCover('steppe', 'news-4'),
  core1: newsCover('core', 'news-1'),
  core2: newsCover('core', 'news-3'),
  core3: newsCover('core', 'news-4'),
  pit1: newsCover('pit', 'news-1'),
  pit2: newsCover('pit', 'news-2'),
  pit3: newsCover('pit', 'news-3', true),
  slidePit: { ...newsCover('pit', 'gobi'), site: 'mw' },
  weekPit: { ...newsCover('pit', 'week-1'), site: 'mw' },
  weekStrata: { ...newsCover('strata', 'week-2'), site: 'mw' },
  weekCore: { ...newsCover('core', 'week-3'), site: 'mw' },
  weekContours: { ...newsCover('contours', 'week-4'), site: 'mw' },
  slideSection: newsCover('section', 'home'),
  slideSteppe: { ...newsCover('steppe', 'altai'), site: 'mw' },
  slideCore: { ...newsCover('core', 'tray'), site: 'yp' },
  bannerOre: { ...newsCover('ore', 'yp'), site: 'yp' },
  bannerCrystals: { ...newsCover('crystals', 'yp'), site: 'yp' },
  room204: { ...newsCover('room', '204-3'), site: 'yp' },
  room205: { ...newsCover('room', '205-2'), site: 'yp' },
  room206: { ...newsCover('room', '206-2'), site: 'yp' },
  room301: { ...newsCover('room', '301-5'), site: 'yp' },
} satisfies Record<string, CoverOptions>

export type PictureName = keyof typeof pictures
