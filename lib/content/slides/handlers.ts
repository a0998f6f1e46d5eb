import type { Handlers } from '@/lib/platform/api/handlers'
import type { directorySlideCalls, slideCalls } from './calls'
import { deleteSlide, insertSlide, updateSlide, updateSlideOrder } from './mutations'
import { getSlide, listAdminSlides, listSlides } from './queries'
import type { SlideSite } from './tables'

/** Handlers of the office's calls for the slides of one site. */
const officeHandlers = (site: SlideSite): Handlers<typeof directorySlideCalls> => ({
  listAdminSlides: async () => ({ banner: await listAdminSlides(site) }),
  getSlide: async ({ input }) => ({ record: await getSlide(site, input.id) }),
  insertSlide: ({ files }) => insertSlide(site, files.image),
  updateSlide: ({ input, files }) => updateSlide(site, input, files.image),
  deleteSlide: async ({ input }) => {
    await deleteSlide(site, input.id)
    return {}
  },
  updateSlideOrder: async ({ input }) => {
    await updateSlideOrder(site, input.banners)
    return {}
  },
})

export const slideHandlers: Handlers<typeof slideCalls> = {
  listSlides: async () => ({ banner: await listSlides() }),
  ...officeHandlers('mm'),
}

export const directorySlideHandlers = officeHandlers('yp')
