import { randomInt, randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { rateLimits } from '@/db/schema/cache'
import { files } from '@/db/schema/files'
import { logoSideMax } from '@/lib/platform/files/kinds'
import { readCompanyEntry } from '@/lib/directory/registration/queries'
import { pools } from '@/lib/platform/pool/pool'
import { pictureBytes } from '@/tests/factories/rows'
import { from } from './assessment-steps'
import { type Answer, ask, blobOf, formOf, someone } from './harness'

const route = 'POST /yellow-page/insert/yellow-registration'
const company = () => ({
  categories: '[{"mainCategory":"03","subCategory":"0301"}]',
  ...{ nameMn: `Говь ${randomUUID()}`, nameEn: 'Gobi LLC' },
  registrationNumber: String(randomInt(10_000_000, 99_999_999)),
  ...{ registrantName: 'Б. Болд', registrantPosition: 'Захирал', registrantPhone: '99112233' },
  registrantEmail: `${randomUUID()}@owner.example`,
})
const send = (fields: object, picture: Buffer, headers = from()): Promise<Answer> =>
  ask(route, { form: formOf({ ...company(), ...fields, image: blobOf(picture) }), headers })
/** How many requests the rate limit has counted for an address. */
async function countOf(headers: Record<string, string>): Promise<number> {
  const key = `${route}:${headers['x-forwarded-for']}`
  const [row] = await db().select().from(rateLimits).where(eq(rateLimits.key, key))
  return row?.points ?? 0
}
const tall = async (side: number) =>
  sharp({ create: { width: 1_280, height: 16_000 + side, channels: 3, background: '#346' } })
    .png()
    .toBuffer()

afterEach(() => vi.restoreAllMocks())

describe('a logo from an anonymous visitor', () => {
  it('is shrunk before it is drawn', async () => {
    const { status, body } = await send({}, await tall(1))
    expect(status, JSON.stringify(body)).toBe(200)
    const entry = await readCompanyEntry(Number(body.id))
    const [row] = await db()
      .select()
      .from(files)
      .where(eq(files.id, entry?.logoId ?? 0))
    expect(row?.height).toBeLessThanOrEqual(logoSideMax)
    expect(row?.width).toBeLessThanOrEqual(logoSideMax)
  })

  it('is not drawn, and does not count, for a form that is refused or filled in by a program', async () => {
    const draw = vi.spyOn(pools.logos, 'run')
    const picture = await pictureBytes()
    const headers = from()
    const badInputs = [
      { nameMn: '' },
      { registrantEmail: '' },
      { categories: '[{"mainCategory":"03","subCategory":"0399"}]' },
    ]
    for (const fields of badInputs)
      expect((await send(fields, picture, headers)).status, JSON.stringify(fields)).toBe(400)
    expect(await countOf(headers)).toBe(0)
    expect(await send({ website: 'https://spam.example' }, picture)).toMatchObject({
      status: 200,
      body: { id: null },
    })
    expect(draw).not.toHaveBeenCalled()
  })

  it('counts once it was drawn, whatever the result', async () => {
    const headers = from()
    const broken = (await pictureBytes({ width: 900, height: 600, format: 'jpeg' })).subarray(0, 900)
    expect((await send({}, broken, headers)).status).toBe(400)
    expect(await countOf(headers)).toBe(1)
  })

  it('of an owner’s change is not drawn for another’s listing', async () => {
    const draw = vi.spyOn(pools.logos, 'run')
    const { body } = await send({}, await pictureBytes())
    draw.mockClear()
    const { registrationNumber, categories, nameMn, nameEn } = company()
    const answer = await ask('POST /client/yellow-page/owner/update-company', {
      owner: `${randomUUID()}@owner.example`,
      form: formOf({
        ...{ id: Number(body.id), registrationNumber, categories, nameMn, nameEn },
        image: blobOf(await pictureBytes()),
      }),
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(404)
    expect(draw).not.toHaveBeenCalled()
  })

  it('waits in a short queue: further ones get a Retry-After, do not count, and do not delay staff', async () => {
    const pictures = await Promise.all(Array.from({ length: 12 }, (_, at) => tall(at + 10)))
    const headers = from()
    const requests = pictures.map((picture) => send({}, picture, headers))
    const logo = formOf({ image: blobOf(await pictureBytes()) })
    const ofStaff = await ask('POST /yellow-page/upload/logo', { as: await someone(3), form: logo })
    expect(ofStaff.status).toBe(200)
    const answers = await Promise.all(requests)
    const busy = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(9)
    expect(busy.length).toBeGreaterThan(0)
    for (const { headers: busyHeaders } of busy)
      expect(Number(busyHeaders.get('retry-after'))).toBeGreaterThan(0)
    expect(await countOf(headers)).toBe(answers.length - busy.length)
    const rows = await db()
      .select()
      .from(rateLimits)
      .where(like(rateLimits.key, `${route} tries%`))
    expect(rows.length).toBeGreaterThan(0)
  })
})
