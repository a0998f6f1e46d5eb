import { expect, it } from 'vitest'
import { describeStatement } from './query-times'

it('a slow statement is known by its hash, and none of its values is told', () => {
  const one = describeStatement(
    `select * from mail where address = 'bat@mnma.example' and id = 1204\n limit $1`,
  )
  const other = describeStatement(
    `select * from mail where address = 'dorj@mnma.example' and id = 77 limit $1`,
  )
  expect(one).toEqual(other)
  expect(one.opening).toBe("select * from mail where address = '…' and id = # limit $1")
  expect(describeStatement('select 1 from news')).not.toEqual(one)
})
