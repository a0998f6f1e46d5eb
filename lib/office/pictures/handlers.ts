import type { Handlers } from '@/lib/platform/api/handlers'
import type { pictureCalls } from './calls'
import { listPictures } from './queries'

export const pictureHandlers: Handlers<typeof pictureCalls> = {
  listAdminPictures: ({ input }) => listPictures(input),
}
