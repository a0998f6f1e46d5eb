import type { AtAnyRoute } from '@/lib/platform/api/call'
import { resource } from '@/lib/platform/api/resource'
import { livePage } from '@/lib/platform/site/live-page'
import { homeOf, mainSite, type SiteKey } from '@/lib/platform/site/sites'
import { directorySlideCalls, slideCalls } from './calls'

type SlideCalls = AtAnyRoute<Omit<typeof slideCalls, 'listSlides'>>

/** Returns the office's list and form for the slides of one site's home page. */
const slideResourceOf = (
  calls: SlideCalls,
  site: SiteKey,
  { name, kind }: { name: 'slides' | 'directorySlides'; kind: 'banners' | 'directory_banners' },
) =>
  resource({
    ...{ name, kind },
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
      side: [],
    },
    live: () => livePage(homeOf(site)),
    remove: calls.deleteSlide,
    order: { call: calls.updateSlideOrder, field: 'banners' },
  })

export const slideResource = slideResourceOf(slideCalls, mainSite.key, { name: 'slides', kind: 'banners' })
export const directorySlideResource = slideResourceOf(directorySlideCalls, 'yp', {
  name: 'directorySlides',
  kind: 'directory_banners',
})
