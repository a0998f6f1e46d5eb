import { call } from '@/lib/platform/api/call'
import { createdPreview } from '@/lib/platform/api/preview'
import { optionalPicture } from '@/lib/platform/files/kinds'
import { newsPreview } from '@/lib/content/news/schema'
import { pageTextForm } from '@/lib/content/page-texts/schema'
import { previewReport } from '@/lib/content/reports/calls'

export const previewCalls = {
  previewNews: call('POST /admin/insert/news-preview', {
    summary: 'Store the form of a news item for an hour; /mm/preview/{id} shows it to staff',
    access: 'staff',
    input: newsPreview,
    files: { image: optionalPicture },
    answer: createdPreview,
  }),
  previewReport,
  previewPageText: call('POST /admin/insert/static-data-preview', {
    summary: 'Store the form of a page text for an hour; /mm/preview/{id} shows it to staff',
    access: 'staff',
    input: pageTextForm,
    answer: createdPreview,
  }),
}

export type PreviewCall = (typeof previewCalls)[keyof typeof previewCalls]
