import type { Handlers } from '@/lib/platform/api/handlers'
import type { previewCalls } from './calls'
import { previewNews, previewPageText, previewReport } from './mutations'

export const previewHandlers: Handlers<typeof previewCalls> = {
  previewNews: ({ input, files, account }) => previewNews(input, files.image, account),
  previewReport: ({ input, files, account }) => previewReport(input, files.image, account),
  previewPageText: ({ input, account }) => previewPageText(input, account),
}
