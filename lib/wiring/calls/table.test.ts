import { expect, it } from 'vitest'
import { isStaffAccess } from '@/lib/platform/auth/roles'
import type { Call } from '@/lib/platform/api/call'
import { callTable } from './table'

it('a list is named by who may ask for it: listX by everybody, listAdminX by the office', () => {
  const calls = Object.values(callTable).flatMap(([each]) => Object.entries<Call>(each))
  const lists = calls.filter(([name]) => name.startsWith('list'))
  expect(lists.length).toBeGreaterThan(60)
  expect(
    lists.filter(([name, { access }]) => isStaffAccess(access) !== name.startsWith('listAdmin')),
  ).toEqual([])
})
