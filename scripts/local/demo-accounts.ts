import { demoAccounts as rows } from '@/demo/accounts'

const roles = { 1: 'Модератор', 2: 'Админ', 3: 'Хэрэглэгч' } as const

/** The people of the local sign-in page: those for whom the demo content has an account row. */
export const demoAccounts = rows.map(({ email, lastName, firstName, accountRole }) => ({
  email,
  name: `${lastName.charAt(0)}.${firstName}`,
  role: roles[accountRole],
}))

/** The name that goes with an address, the address itself for a stranger. */
export function demoName(email: string): string {
  return demoAccounts.find((account) => account.email === email)?.name ?? email
}
