import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import {
  doneAnswer,
  id,
  insertAnswer,
  listAnswerSchema,
  recordAnswerSchema,
  updateAnswer,
} from '@/lib/platform/api/fields'
import { synonym, synonymForm, synonymListing, synonymUpdate } from './schema'

const invalidates = ['GET /admin/get/search-synonyms'] as const

export const synonymCalls = {
  listAdminSynonyms: call('GET /admin/get/search-synonyms', {
    summary: 'Lines of words that mean the same, which the search finds for one another',
    access: 'staff',
    input: synonymListing,
    answer: listAnswerSchema('synonyms', synonym),
  }),
  getSynonym: call('GET /admin/get/search-synonyms/id', {
    summary: 'One line of words that mean the same',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(synonym),
  }),
  insertSynonym: call('POST /admin/insert/search-synonym', {
    summary: 'Add a line of words that mean the same',
    access: 'staff',
    invalidates,
    input: synonymForm,
    answer: insertAnswer,
  }),
  updateSynonym: call('POST /admin/update/search-synonym', {
    summary: 'Change a line of words that mean the same',
    access: 'staff',
    invalidates,
    input: synonymUpdate,
    answer: updateAnswer,
  }),
  deleteSynonym: call('DELETE /admin/delete/search-synonym', {
    summary: 'Delete a line of words that mean the same',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
