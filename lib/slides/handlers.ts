import type { Handlers } from '@/lib/api/handlers'
import type { slideCalls } from './calls'
import { deleteSlide, insertSlide, updateSlideOrder } from './mutations'
import { listAdminSlides, listSlides } from './queries'

export const slideHandlers: Handlers<typeof slideCalls> = {
  listSlides: async () => ({ banner: await listSlides() }),
  listAdminSlides: async () => ({ banner: await listAdminSlides() }),
  insertSlide: ({ files }) => insertSlide(files.image),
  deleteSlide: async ({ input }) => {
    await deleteSlide(input.id)
    return {}
  },
  updateSlideOrder: async ({ input }) => {
    await updateSlideOrder(input.banners)
    return {}
  },
}
