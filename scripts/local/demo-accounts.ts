/** The people of the local sign-in page. The demo content has an account row for each of them. */
export const demoAccounts = [
  { email: 'moderator@mnma.example', name: 'О.Сарангэрэл', role: 'Модератор' },
  { email: 'admin@mnma.example', name: 'Д.Батбаяр', role: 'Админ' },
  { email: 'user@mnma.example', name: 'Г.Номинчимэг', role: 'Хэрэглэгч' },
] as const

/** The name that goes with an address, the address itself for a stranger. */
export function demoName(email: string): string {
  return demoAccounts.find((account) => account.email === email)?.name ?? email
}
