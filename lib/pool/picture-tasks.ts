import { drawPicture } from '@/lib/files/draw-picture'
import { drawCard } from '@/lib/site/cards/draw'

/** What the threads of pictures do. */
export const pictureTasks = { drawCard, drawPicture }

declare module './pool' {
  interface ThreadTasks {
    pictures: typeof pictureTasks
  }
}
