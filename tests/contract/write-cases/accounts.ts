import { randomUUID } from 'node:crypto'
import { makeAccount } from '@/tests/factories/rows'
import { allSessions, ask, someone } from '../harness'
import type { Rows, Write } from './write'

const accountsOf = async () =>
  (await ask('GET /admin/get/admin-users?limit=100', { as: await someone(1) })).body.account as Rows

/** Accounts and their roles, and sessions. */
export const accountWrites: Record<string, Write> = {
  'POST /admin/insert/account': async () => {
    const email = `${randomUUID()}@test.example`
    return {
      send: { json: { first_name: 'Бат', email, account_role: 3 } },
      details: { email, account_role: 3 },
      read: async () => (await accountsOf()).some((row) => row.email === email),
      ...{ before: false, after: true },
    }
  },
  'POST /admin/update/account': async () => {
    const { id, email } = await makeAccount(3)
    return {
      send: { json: { id, first_name: 'Солонго', email, account_role: 2 } },
      details: { id, first_name: 'Солонго' },
      read: async () => (await accountsOf()).find((row) => row.id === id)?.first_name,
      ...{ before: 'Туршилт 3', after: 'Солонго' },
    }
  },
  'DELETE /admin/delete/account': async () => {
    const { id } = await makeAccount(3)
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: async () => (await accountsOf()).some((row) => row.id === id),
      ...{ before: true, after: false },
    }
  },
  'DELETE /admin/delete/session': async () => {
    const account = await makeAccount(3)
    const { id } = account
    await ask('GET /admin/auth', { as: account })
    return {
      send: { query: `account_id=${id}` },
      details: { account_id: id },
      read: async () => (await allSessions()).some(({ account_id }) => account_id === id),
      ...{ before: true, after: false },
    }
  },
}
