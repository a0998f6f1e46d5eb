import * as z from 'zod'
import { newsItem } from '@/lib/content/news/schema'
import { publicPage } from '@/lib/content/page-texts/schema'
import { report } from '@/lib/content/reports/schema'

export const previewMinutes = 60

/** For how many days after its end a shared draft is kept, with the remarks on it. */
export const remarkDays = 90

/** What the public page of each kind of content shows, made from the fields of a form or from the record. */
export const shownPreview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('news'), item: newsItem }),
  z.object({ kind: z.literal('report'), report }),
  z.object({ kind: z.literal('pageText'), page: publicPage }),
])
export type ShownPreview = z.infer<typeof shownPreview>
