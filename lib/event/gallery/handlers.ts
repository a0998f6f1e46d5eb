import type { Handlers } from '@/lib/platform/api/handlers'
import type { galleryCalls } from './calls'
import { deleteGalleryImage, insertGalleryImages, updateGalleryImage } from './mutations'
import { findDayByIdOrNumber, getGalleryImage, listAdminGallery, listDayGallery } from './queries'

export const galleryHandlers: Handlers<typeof galleryCalls> = {
  listGalleryByDate: async ({ input }) => {
    const dayId = await findDayByIdOrNumber(input.id)
    return { images: dayId === null ? [] : await listDayGallery(dayId, input.limit, input.offset) }
  },
  listAdminGallery: ({ input }) => listAdminGallery(input),
  getGalleryImage: async ({ input }) => ({ record: await getGalleryImage(input.id) }),
  insertGallery: ({ input, files }) => insertGalleryImages(input, files.images),
  updateGalleryImage: ({ input }) => updateGalleryImage(input),
  deleteGalleryImage: ({ input }) => deleteGalleryImage(input.id),
}
