import { demoAccounts as rows } from '@/demo/accounts'

const roles = { 1: 'Модератор', 2: 'Админ', 3: 'Хэрэглэгч' } as const

/** The people of the local sign-in page: those for whom the demo content has an account row. */
export const demoAccounts = rows.map(({ email, last_name, first_name, account_role }) => ({
  email,
  name: `${last_name.charAt(0)}.${first_name}`,
  role: roles[account_role],
}))

/** Returns the name for an e-mail address, or the address itself for a stranger. */
export function demoName(email: string): string {
  return demoAccounts.find((account) => account.email === email)?.name ?? email
}
