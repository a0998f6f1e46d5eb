import * as z from 'zod'
import { newsItem } from '@/lib/content/news/schema'
import { publicPage } from '@/lib/content/page-texts/schema'
import { report } from '@/lib/content/reports/schema'

/** So long a preview can be looked at. */
export const previewMinutes = 60

/** What the public page of a kind shows, made of what stood in its form. */
export const shownPreview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('news'), item: newsItem }),
  z.object({ kind: z.literal('report'), report }),
  z.object({ kind: z.literal('pageText'), page: publicPage }),
])
export type ShownPreview = z.infer<typeof shownPreview>
