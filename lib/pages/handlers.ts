import type { Handlers } from '@/lib/api/handlers'
import { Problem } from '@/lib/api/problem'
import { storeImage } from '@/lib/files/store'
import type { pageCalls } from './calls'
import { saveStaticPage } from './mutations'
import { getStaticPages } from './queries'

export const pageHandlers: Handlers<typeof pageCalls> = {
  getStaticPages: async ({ input }) => ({ static: await getStaticPages(input.pid) }),
  insertStaticPage: ({ input }) => saveStaticPage(input),
  updateStaticPage: ({ input }) => saveStaticPage(input),
  uploadPicture: async ({ files, account }) => {
    const picture = files.image ?? files.upload
    if (!picture) throw Problem.field('image', 'validation.upload.image')
    const { url, width, height } = await storeImage(picture, { createdBy: account.id })
    return { url: [url], width: width ?? 0, height: height ?? 0 }
  },
}
