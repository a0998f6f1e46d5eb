import { resource } from '@/lib/api/resource'
import { accountCalls } from './calls'
import { accountSorts } from './schema'

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
    // Who may what is chosen each time: nothing is chosen before.
    fields: {
      first_name: 'text',
      last_name: 'text',
      email: 'email',
      account_role: 'choice',
      phone_number: 'phone',
      position: 'text',
      department: 'text',
    },
    record: accountCalls.getStaffAccount,
    insert: accountCalls.insertAccount,
    update: accountCalls.updateAccount,
  },
  remove: accountCalls.deleteAccount,
  choices: { account_role: [1, 2, 3] },
  note: true,
})
