import { expect, it } from 'vitest'
import { isStaffAccess, mayAccess, roles } from './roles'

const accesses = ['staff', 'admin', 'moderator', 'reviewer'] as const

it.each([
  ['moderator', roles.moderator, ['staff', 'admin', 'moderator']],
  ['admin', roles.admin, ['staff', 'admin']],
  ['user', roles.user, ['staff']],
  ['a number below every role', 0, []],
  ['a number above every role', 4, []],
])('%s may make the calls of that role and of those below', (_, role, expected) => {
  const may = (reviews_assessments: boolean) =>
    accesses.filter((access) => mayAccess({ account_role: role, reviews_assessments }, access))
  expect(may(false)).toEqual(expected)
  expect(may(true)).toEqual([...expected, 'reviewer'])
})

it('only the accesses of accounts are for signed-in staff', () => {
  expect(accesses.every(isStaffAccess)).toBe(true)
  expect(isStaffAccess('public')).toBe(false)
})
