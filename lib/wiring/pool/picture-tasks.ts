import { drawPicture } from '@/lib/platform/files/draw-picture'
import { drawCard } from '@/lib/sites/cards/draw'

/** The tasks of the threads for pictures. */
export const pictureTasks = { drawCard, drawPicture }

declare module '@/lib/platform/pool/pool' {
  interface ThreadTasks {
    pictures: typeof pictureTasks
  }
}
