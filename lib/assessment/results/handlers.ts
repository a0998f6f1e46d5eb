import { appendTodaysDate } from '@/lib/platform/api/answer-file'
import type { Handlers } from '@/lib/platform/api/handlers'
import { encodeAsByteStream } from '@/lib/platform/files/byte-stream'
import type { resultCalls } from './calls'
import { updatePublication } from './mutations'
import { publishedResultsCsv } from './open-data'
import { listPublishedResults } from './queries'

export const resultHandlers: Handlers<typeof resultCalls> = {
  updatePublication: ({ input, member, lang }) => updatePublication(input, member, lang),
  listPublishedResults: ({ input }) => listPublishedResults(input),
  exportPublishedResults: () =>
    Promise.resolve({
      body: encodeAsByteStream(publishedResultsCsv()),
      kind: 'csv',
      name: appendTodaysDate('assessment-results'),
    }),
}
