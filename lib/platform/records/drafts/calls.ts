import { call } from '@/lib/platform/api/call'
import { doneAnswer } from '@/lib/platform/api/fields'
import {
  deletedDraft,
  draftAnswer,
  draftInput,
  draftsAnswer,
  draftsInput,
  storedAnswer,
  storedDraft,
} from './schema'

const invalidates = ['GET /admin/get/drafts'] as const

export const draftCalls = {
  listAdminDrafts: call('GET /admin/get/drafts', {
    summary: "A form's drafts of records that do not exist yet, and which records have a draft",
    access: 'staff',
    preparesCall: true,
    input: draftsInput,
    answer: draftsAnswer,
  }),
  getDraft: call('GET /admin/get/draft/id', {
    summary: 'A draft by its own number or by that of its record; null if there is none',
    access: 'staff',
    preparesCall: true,
    input: draftInput,
    answer: draftAnswer,
  }),
  storeDraft: call('POST /admin/update/draft', {
    summary: 'Store the unsaved values of a form, unless someone else has changed the draft meanwhile',
    access: 'staff',
    preparesCall: true,
    isAudited: false,
    invalidates,
    input: storedDraft,
    answer: storedAnswer,
  }),
  deleteDraft: call('DELETE /admin/delete/draft', {
    summary: 'Delete a draft',
    access: 'staff',
    preparesCall: true,
    invalidates,
    input: deletedDraft,
    answer: doneAnswer,
  }),
}
