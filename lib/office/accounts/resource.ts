import { resource } from '@/lib/platform/api/resource'
import { roles } from '@/lib/platform/auth/roles'
import { accountCalls } from './calls'
import { accountSorts } from '@/lib/platform/accounts/schema'

export const accountResource = resource({
  name: 'accounts',
  kind: 'accounts',
  list: {
    call: accountCalls.listAdminAccounts,
    rows: 'account',
    columns: {
      account_role: 'choice',
      last_name: 'text',
      first_name: 'text',
      email: 'email',
      phone_number: 'text',
      position: 'text',
      department: 'text',
    },
    heading: 'email',
    pageSizes: [10, 20, 30],
    search: true,
    sorts: accountSorts,
  },
  form: {
    fields: {
      first_name: 'text',
      last_name: 'text',
      email: 'email',
      account_role: 'choice',
      phone_number: 'phone',
      position: 'text',
      department: 'text',
      reviews_assessments: { kind: 'switch', hint: true },
    },
    record: accountCalls.getStaffAccount,
    defaults: { account_role: roles.admin },
    insert: accountCalls.insertAccount,
    update: accountCalls.updateAccount,
  },
  remove: accountCalls.deleteAccount,
  choices: { account_role: [1, 2, 3] },
  note: true,
})
