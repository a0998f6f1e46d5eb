import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import type { pageTextCalls } from './calls'
import { restorePageText, savePageText } from './mutations'
import { getPageTextRecord, listAdminPageTexts } from './queries'

export const pageTextHandlers: Handlers<typeof pageTextCalls> = {
  listAdminPageTexts: async ({ input }) => ({ static: await listAdminPageTexts(input.pid) }),
  getPageText: async ({ input }) => ({ record: await getPageTextRecord(input.cid) }),
  insertPageText: ({ input }) => savePageText(input),
  updatePageText: ({ input }) => savePageText(input),
  restorePageText: ({ input }) => restorePageText(input),
  readDocumentText: async ({ files }) => files.file,
  uploadPicture: async ({ files }) => {
    const picture = files.image ?? files.upload
    if (!picture) throw Problem.ofField('image', 'validation.upload.image')
    return { url: [picture.url], width: picture.width ?? 0, height: picture.height ?? 0 }
  },
}
