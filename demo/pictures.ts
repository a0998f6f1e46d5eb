import type { CoverOptions } from '@/demo/art/cover'

/**
 * The pictures of the demo content. Rendering and storing one takes most of a second, so items that are far
 * apart in the list share one: each name here is one stored file.
 */
const news = (variant: CoverOptions['variant'], seed: string, dark = false): CoverOptions => ({
  variant,
  site: 'mm',
  seed,
  dark,
  width: 1280,
  height: 800,
})

export const pictures = {
  contours1: news('contours', 'news-1'),
  contours2: news('contours', 'news-2'),
  contours3: news('contours', 'news-4', true),
  strata1: news('strata', 'news-1'),
  strata2: news('strata', 'news-2'),
  strata3: news('strata', 'news-3'),
  crystals1: news('crystals', 'news-1'),
  crystals2: news('crystals', 'news-3'),
  crystals3: news('crystals', 'news-4', true),
  ore1: news('ore', 'news-1'),
  ore2: news('ore', 'news-2'),
  ore3: news('ore', 'news-3'),
  steppe1: news('steppe', 'news-1'),
  steppe2: news('steppe', 'news-3', true),
  steppe3: news('steppe', 'news-4'),
  core1: news('core', 'news-1'),
  core2: news('core', 'news-3'),
  core3: news('core', 'news-4'),
  pit1: news('pit', 'news-1'),
  pit2: news('pit', 'news-2'),
  pit3: news('pit', 'news-3', true),
  slidePit: { ...news('pit', 'gobi'), site: 'mw' },
  weekPit: { ...news('pit', 'week-1'), site: 'mw' },
  weekStrata: { ...news('strata', 'week-2'), site: 'mw' },
  weekCore: { ...news('core', 'week-3'), site: 'mw' },
  weekContours: { ...news('contours', 'week-4'), site: 'mw' },
  slideSection: news('section', 'home'),
  slideSteppe: { ...news('steppe', 'altai'), site: 'mw' },
  slideCore: { ...news('core', 'tray'), site: 'yp' },
  bannerOre: { ...news('ore', 'yp'), site: 'yp' },
  bannerCrystals: { ...news('crystals', 'yp'), site: 'yp' },
  room204: { ...news('room', '204-3'), site: 'yp' },
  room205: { ...news('room', '205-2'), site: 'yp' },
  room206: { ...news('room', '206-2'), site: 'yp' },
  room301: { ...news('room', '301-5'), site: 'yp' },
} satisfies Record<string, CoverOptions>

export type PictureName = keyof typeof pictures
