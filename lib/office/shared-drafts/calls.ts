import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, listAnswerSchema } from '@/lib/platform/api/fields'
import {
  remark,
  remarkForm,
  remarkUpdate,
  revokedShare,
  savedRecord,
  shareAnswer,
  sharedDraft,
  shareForm,
  sharesOfRecord,
} from './schema'

const shares = ['GET /admin/get/shared-drafts'] as const
const remarks = ['GET /admin/get/draft-remarks'] as const

export const sharedDraftCalls = {
  listAdminSharedDrafts: call('GET /admin/get/shared-drafts', {
    summary: 'The shared drafts of a record, or those of the records that the account has not saved yet',
    access: 'staff',
    input: sharesOfRecord,
    answer: listAnswerSchema('drafts', sharedDraft),
  }),
  shareDraft: call('POST /admin/insert/shared-draft', {
    summary: 'Share a stored preview: anybody may open /mm/preview/{id} of the answer for some days',
    access: 'staff',
    invalidates: shares,
    input: shareForm,
    answer: shareAnswer,
  }),
  takeOverSharedDrafts: call('POST /admin/update/shared-drafts', {
    summary: 'Give the shared drafts of the record that the account had not saved to the saved record',
    access: 'staff',
    invalidates: [...shares, ...remarks],
    input: savedRecord,
    answer: doneAnswer,
  }),
  revokeSharedDraft: call('DELETE /admin/delete/shared-draft', {
    summary: 'End the sharing of a draft: from the next request on its address is a 404',
    access: 'staff',
    invalidates: shares,
    input: revokedShare,
    answer: doneAnswer,
  }),
  insertDraftRemark: call('POST /client/insert/draft-remark', {
    summary: 'A remark of a reader on a shared draft; the same remark sent twice is stored once',
    access: 'public',
    input: remarkForm,
    answer: doneAnswer,
    rate: { points: 10, perSeconds: 600, counts: 'accepted' },
  }),
  listAdminDraftRemarks: call('GET /admin/get/draft-remarks', {
    summary: 'The remarks of readers on the shared drafts of a record, open ones first',
    access: 'staff',
    input: sharesOfRecord,
    answer: listAnswerSchema('remarks', remark),
  }),
  updateDraftRemark: call('POST /admin/update/draft-remark', {
    summary: 'Mark a remark as dealt with, or open it again',
    access: 'staff',
    invalidates: remarks,
    input: remarkUpdate,
    answer: doneAnswer,
  }),
  deleteDraftRemark: call('DELETE /admin/delete/draft-remark', {
    summary: 'Delete a remark',
    access: 'staff',
    invalidates: remarks,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
