import type { Handlers } from '@/lib/api/handlers'
import { Problem } from '@/lib/api/problem'
import type { pageCalls } from './calls'
import { restoreStaticPage, saveStaticPage } from './mutations'
import { getStaticPages } from './queries'

export const pageHandlers: Handlers<typeof pageCalls> = {
  getStaticPages: async ({ input }) => ({ static: await getStaticPages(input.pid) }),
  insertStaticPage: ({ input }) => saveStaticPage(input),
  updateStaticPage: ({ input }) => saveStaticPage(input),
  restoreStaticPage: ({ input }) => restoreStaticPage(input),
  uploadPicture: async ({ files }) => {
    const picture = files.image ?? files.upload
    if (!picture) throw Problem.field('image', 'validation.upload.image')
    return { url: [picture.url], width: picture.width ?? 0, height: picture.height ?? 0 }
  },
}
