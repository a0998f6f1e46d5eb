import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { redirects } from '@/db/schema/site'
import { findRedirect } from '@/lib/office/redirects/queries'
import { makeRedirect } from '@/tests/factories/redirects'
import { ask, someone } from './harness'
import { TagListener } from './tag-listener'

const save = async (old_address: string, new_address: string, more: object = {}) =>
  ask(`POST /admin/${'id' in more ? 'update' : 'insert'}/redirect`, {
    as: await someone(1),
    json: { old_address, new_address, ...more },
  })
const targetOf = async (old_address: string) =>
  (await db().select().from(redirects).where(eq(redirects.old_address, old_address)))[0]?.new_address

it('lead a missing address on, in the language of the visitor, at once on all instances', async () => {
  const listener = await TagListener.start()
  expect((await save('https://old.example/news.php?id=5/#top', '/mm/detail/5')).status).toBe(200)
  await expect.poll(() => listener.payloads).toContain('["redirects"]')
  await listener.stop()
  expect(await findRedirect('/news.php?id=5/')).toBe('/mm/detail/5')
  expect(await findRedirect('/news.php?id=6')).toBeNull()
  await makeRedirect({ old_address: '/mm/detail/7', new_address: '/mm/detail/8' })
  await makeRedirect({ old_address: '/price.pdf', new_address: `/files/${'a'.repeat(64)}` })
  expect(await findRedirect('/mm/detail/7?from=mail')).toBe('/mm/detail/8')
  expect(await findRedirect('/en/mm/detail/7')).toBe('/en/mm/detail/8')
  expect(await findRedirect('/en/price.pdf')).toBe(`/files/${'a'.repeat(64)}`)
  expect(await findRedirect('//evil.example/mm/detail/7')).toBeNull()
})

it('fold chains, and refuse circles, repetitions and what is no page of the sites', async () => {
  await save('/b', '/c')
  await save('/a', '/b')
  expect(await targetOf('/a')).toBe('/c')
  await save('/c', '/d')
  expect([await targetOf('/a'), await targetOf('/b')]).toEqual(['/d', '/d'])
  const circle = await save('/d', '/a')
  expect(circle).toMatchObject({ status: 400, body: { fields: { new_address: expect.any(String) } } })
  const [row] = await db().select().from(redirects).where(eq(redirects.old_address, '/c'))
  expect(await save('/d', '/a', { id: row?.id, version: row?.version })).toMatchObject({ status: 400 })
  expect(await targetOf('/c')).toBe('/d')
  expect(await save('/a/', '/e')).toMatchObject({
    status: 400,
    body: { fields: { old_address: expect.any(String) } },
  })
  for (const [old, target] of [
    ['/admin/news', '/mm'],
    ['/', '/mm'],
    ['/x', 'https://evil.example@'],
    ['/x', 'https://evil.example/mm'],
    ['/x', '//evil.example'],
  ] as const)
    expect((await save(old, target)).status, `${old} ${target}`).toBe(400)
})
