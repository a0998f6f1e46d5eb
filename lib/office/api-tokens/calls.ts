import { call } from '@/lib/platform/api/call'
import { doneAnswer, listAnswerSchema } from '@/lib/platform/api/fields'
import { apiToken, apiTokenAnswer, apiTokenForm, apiTokenId, apiTokenListing } from './schema'

const invalidates = ['GET /admin/get/api-tokens'] as const

export const apiTokenCalls = {
  listAdminApiTokens: call('GET /admin/get/api-tokens', {
    summary: 'API tokens of scripts, newest first, without their secrets',
    access: 'moderator',
    input: apiTokenListing,
    answer: listAnswerSchema('tokens', apiToken),
  }),
  insertApiToken: call('POST /admin/insert/api-token', {
    summary: 'Make an API token, which ends at most a year ahead; only this answer has its secret',
    access: 'moderator',
    refusesTokens: true,
    invalidates,
    input: apiTokenForm,
    answer: apiTokenAnswer,
  }),
  deleteApiToken: call('DELETE /admin/delete/api-token', {
    summary: 'Revoke an API token from its next call on',
    access: 'moderator',
    refusesTokens: true,
    invalidates,
    input: apiTokenId,
    answer: doneAnswer,
  }),
}
