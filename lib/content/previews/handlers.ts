import type { Handlers } from '@/lib/platform/api/handlers'
import type { previewCalls } from './calls'
import { storeNewsPreview, storePageTextPreview, storeReportPreview } from './mutations'

export const previewHandlers: Handlers<typeof previewCalls> = {
  previewNews: ({ input, files, account }) => storeNewsPreview(input, files.image, account),
  previewReport: ({ input, files, account }) => storeReportPreview(input, files.image, account),
  previewPageText: ({ input, account }) => storePageTextPreview(input, account),
}
