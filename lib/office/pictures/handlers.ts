import type { Handlers } from '@/lib/platform/api/handlers'
import type { pictureCalls } from './calls'
import { updatePictureKind } from './mutations'
import { getPictureKind, listPictures } from './queries'

export const pictureHandlers: Handlers<typeof pictureCalls> = {
  listAdminPictures: ({ input }) => listPictures(input),
  getPictureKind: async ({ input }) => ({ picture_kind: await getPictureKind(input.url) }),
  updatePictureKind: async ({ input }) => {
    await updatePictureKind(input)
    return {}
  },
}
