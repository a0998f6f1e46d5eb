import type { Handlers } from '@/lib/platform/api/handlers'
import type { pictureCalls } from './calls'
import { updatePicture, updatePictureKind } from './mutations'
import { getPicture, getPictureKind, listPictures } from './queries'

export const pictureHandlers: Handlers<typeof pictureCalls> = {
  listAdminPictures: ({ input }) => listPictures(input),
  getPicture: async ({ input }) => ({ record: await getPicture(input.id) }),
  updatePicture: ({ input, files }) => updatePicture(input, files.image),
  getPictureKind: async ({ input }) => ({ picture_kind: await getPictureKind(input.url) }),
  updatePictureKind: ({ input }) => updatePictureKind(input),
}
