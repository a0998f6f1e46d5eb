import { expect, it } from 'vitest'
import { auditedRecord } from './audited'

it.each([
  ['a new record by its number', 'POST /admin/insert/news', {}, { id: 5 }, 5],
  ['a changed record', 'POST /admin/update/news', { id: 6 }, { version: 2 }, 6],
  ['a member that the answer contains', 'POST /admin/insert/member-companies', {}, { member: { id: 8 } }, 8],
  ['no member that was not saved', 'POST /admin/insert/member-companies', {}, { message: 'а' }, null],
])('tells %s', (_, route, input, answer, id) =>
  expect(auditedRecord(route, input, answer).record_id).toBe(id),
)
