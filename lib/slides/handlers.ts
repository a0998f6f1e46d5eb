import type { Handlers } from '@/lib/api/handlers'
import type { slideCalls } from './calls'
import { deleteSlide, insertSlide, updateSlide, updateSlideOrder } from './mutations'
import { getSlide, listAdminSlides, listSlides } from './queries'

export const slideHandlers: Handlers<typeof slideCalls> = {
  listSlides: async () => ({ banner: await listSlides() }),
  listAdminSlides: async () => ({ banner: await listAdminSlides() }),
  getSlide: async ({ input }) => ({ record: await getSlide(input.id) }),
  insertSlide: ({ files }) => insertSlide(files.image),
  updateSlide: ({ input, files }) => updateSlide(input, files.image),
  deleteSlide: async ({ input }) => {
    await deleteSlide(input.id)
    return {}
  },
  updateSlideOrder: async ({ input }) => {
    await updateSlideOrder(input.banners)
    return {}
  },
}
