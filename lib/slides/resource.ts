import { resource } from '@/lib/api/resource'
import { livePage } from '@/lib/site/live-page'
import { homeOf, mainSite, type SiteKey } from '@/lib/site/sites.mjs'
import { slideCalls } from './calls'

type SlideCalls = Pick<
  typeof slideCalls,
  'listAdminSlides' | 'getSlide' | 'insertSlide' | 'updateSlide' | 'deleteSlide' | 'updateSlideOrder'
>

/** The slides of one site's home page, over the calls of that site. */
export const slideResourceOf = (calls: SlideCalls, site: SiteKey) =>
  resource({
    name: 'slides',
    list: {
      call: calls.listAdminSlides,
      rows: 'banner',
      columns: { sequence: { kind: 'number', width: '8rem' }, image: 'image' },
      heading: 'image',
      namedByPlace: true,
      replaces: 'image',
    },
    form: {
      fields: { image: { kind: 'image', hint: true } },
      record: calls.getSlide,
      insert: calls.insertSlide,
      update: calls.updateSlide,
      narrow: true,
    },
    live: () => livePage(homeOf(site)),
    remove: calls.deleteSlide,
    order: { call: calls.updateSlideOrder, field: 'banners' },
  })

export const slideResource = slideResourceOf(slideCalls, mainSite.key)
