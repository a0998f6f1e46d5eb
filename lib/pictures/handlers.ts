import type { Handlers } from '@/lib/api/handlers'
import type { pictureCalls } from './calls'
import { listPictures } from './queries'

export const pictureHandlers: Handlers<typeof pictureCalls> = {
  listPictures: ({ input }) => listPictures(input),
}
