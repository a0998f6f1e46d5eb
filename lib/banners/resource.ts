import { resource } from '@/lib/api/resource'
import { livePage } from '@/lib/site/live-page'
import { homeOf, mainSite, type SiteKey } from '@/lib/site/sites.mjs'
import { bannerCalls } from './calls'

type SlideCalls = Pick<
  typeof bannerCalls,
  'listBanners' | 'insertBanner' | 'deleteBanner' | 'updateBannerOrder'
>

/** The slides of one site's home page, over the calls of that site. */
export const slideResourceOf = (calls: SlideCalls, site: SiteKey) =>
  resource({
    name: 'slides',
    list: {
      call: calls.listBanners,
      rows: 'banner',
      columns: { sequence: { kind: 'number', width: '8rem' }, image: 'image' },
      heading: 'image',
      namedByPlace: true,
    },
    form: {
      fields: { image: { kind: 'image', hint: true } },
      insert: calls.insertBanner,
      narrow: true,
    },
    live: () => livePage(homeOf(site)),
    remove: calls.deleteBanner,
    order: { call: calls.updateBannerOrder, field: 'banners' },
  })

export const slideResource = slideResourceOf(bannerCalls, mainSite.key)
