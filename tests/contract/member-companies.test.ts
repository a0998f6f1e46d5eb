import { describe, expect, it } from 'vitest'
import { makeMember } from '@/tests/factories/assessment'
import { pictureBytes } from '@/tests/factories/rows'
import { ask, blobOf, formOf, someone } from './harness'

describe('member companies', () => {
  const send = async (fields: Record<string, string | number | boolean | Blob>, path = 'insert') =>
    ask(`POST /admin/${path}/member-companies`, { as: await someone(2), form: formOf(fields) })

  it('require name, address and picture in that order', async () => {
    const answer = await send({})
    expect(Object.entries(answer.body.fields as object)).toEqual([
      ['name', 'Нэр оруулна уу'],
      ['email', 'И-мэйл хаягийг оруулна уу'],
      ['image', 'Зураг оруулна уу'],
    ])
  })

  it('answer a registered address with 200 and a message, as in the specification', async () => {
    const member = await makeMember()
    const image = blobOf(await pictureBytes())
    const twice = await send({ name: 'Өөр ХХК', email: member.email.toUpperCase(), image })
    expect(twice.status).toBe(200)
    expect(twice.body).toEqual({ message: 'Бүртгэлтэй и-мэйл хаяг байна.' })
    const other = await makeMember()
    const answer = await send({ id: other.id, name: other.name, email: member.email }, 'update')
    expect(answer.body).toEqual({ message: 'Бүртгэлтэй и-мэйл хаяг байна.' })
    expect((await send({ id: 2_000_000_000, name: 'а', email: 'a@b.mn' }, 'update')).status).toBe(404)
  })
})
