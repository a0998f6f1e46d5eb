import * as z from 'zod'
import { answerFileRate, fileAnswerSchema } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, listAnswerSchema } from '@/lib/platform/api/fields'
import { publicationForm, publishedListing, publishedResult } from './schema'

export const resultCalls = {
  updatePublication: call('POST /client/update/assessment-publication', {
    summary: 'Allow the publication of the result of a closed assessment, or take that back',
    access: 'member',
    input: publicationForm,
    answer: doneAnswer,
  }),
  listPublishedResults: call('GET /client/get/assessment-results', {
    summary: 'The results that members published, as open data under CC BY 4.0; the newest year first',
    access: 'public',
    input: publishedListing,
    answer: listAnswerSchema('results', publishedResult),
  }),
  exportPublishedResults: call('GET /client/get/assessment-results/file', {
    summary: 'The results that members published, all in one CSV file, as open data under CC BY 4.0',
    access: 'public',
    input: z.object({}),
    answer: fileAnswerSchema(['csv']),
    rate: answerFileRate,
  }),
}
