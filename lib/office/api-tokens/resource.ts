import { resource } from '@/lib/platform/api/resource'
import { roles } from '@/lib/platform/auth/roles'
import { apiTokenCalls } from './calls'
import { tokenPageSizes } from './schema'

export const apiTokenResource = resource({
  name: 'apiTokens',
  list: {
    call: apiTokenCalls.listAdminApiTokens,
    rows: 'tokens',
    columns: {
      name: 'text',
      prefix: 'text',
      account_role: 'choice',
      ends_on: 'date',
      used_at: 'dateTime',
      made_by: 'text',
    },
    heading: 'name',
    pageSizes: tokenPageSizes,
  },
  form: {
    fields: {
      name: { kind: 'text', hint: true },
      account_role: 'choice',
      ends_on: { kind: 'date', hint: true },
    },
    defaults: { account_role: roles.user },
    insert: apiTokenCalls.insertApiToken,
    narrow: true,
  },
  remove: apiTokenCalls.deleteApiToken,
  choices: { account_role: Object.values(roles) },
  note: true,
})
