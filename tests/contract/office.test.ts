import { desc, eq } from 'drizzle-orm'
import { inject } from 'vitest'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { accounts } from '@/db/schema/accounts'
import { auditLog } from '@/db/schema/audit'
import { pageTexts } from '@/db/schema/menu'
import { banners } from '@/db/schema/site'
import { findInMenu } from '@/lib/content/menu/places'
import type { MenuNode } from '@/lib/content/menu/schema'
import { listSlidesWithNews } from '@/lib/content/slides/queries'
import { fetchIdToken } from '@/tests/id-token'
import { makeAccount, makeCategory, makeNews, makePicture, pictureBytes } from '@/tests/factories/rows'
import { ask, blobOf, formOf, someone } from './harness'
import { TagListener } from './tag-listener'

describe('signing in', () => {
  const token = (email: string) => {
    const environment = inject('environment')
    return fetchIdToken({
      issuer: environment.OIDC_ISSUER ?? '',
      clientId: environment.OIDC_CLIENT_ID ?? '',
      clientSecret: environment.OIDC_CLIENT_SECRET ?? '',
      email,
    })
  }
  it('with an ID token of the issuer opens a session for its account', async () => {
    const account = await makeAccount(2)
    const answer = await ask('POST /admin/auth/login', { json: { idToken: await token(account.email) } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(answer.body.account).toEqual(account)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^strata-session=.+; Path=\/; HttpOnly; SameSite=Lax/)
    const accountAnswer = await ask('GET /admin/get/account', {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    expect(accountAnswer.body.account).toEqual(account)
  })
  it('refuses an address without an account, and tokens of another issuer', async () => {
    const unknown = await ask('POST /admin/auth/login', {
      json: { idToken: await token('nobody@test.example') },
    })
    expect(unknown).toMatchObject({
      status: 403,
      body: { message: 'Энэ и-мэйл хаягаар нэвтрэх эрх бүртгэгдээгүй байна. Модератортой холбогдоно уу.' },
    })
    const forgedToken = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"email":"moderator@mnma.example"}').toString('base64url')}.`
    expect((await ask('POST /admin/auth/login', { json: { idToken: forgedToken } })).status).toBe(401)
    expect((await ask('POST /admin/auth/login', { json: {} })).status).toBe(400)
  })
  it('is over when the account is deleted, and changes with its role at the next request', async () => {
    const account = await makeAccount(1)
    expect((await ask('GET /admin/get/admin-users', { as: account })).status).toBe(200)
    await db().update(accounts).set({ account_role: 3 }).where(eq(accounts.id, account.id))
    expect((await ask('GET /admin/get/admin-users', { as: account })).status).toBe(403)
    await db().delete(accounts).where(eq(accounts.id, account.id))
    expect((await ask('GET /admin/auth', { as: account })).status).toBe(401)
  })
  it('does not accept a cookie of another format', async () => {
    const answer = await ask('GET /admin/auth', { headers: { cookie: 'strata-session=abc.def.ghi' } })
    expect(answer).toMatchObject({ status: 401, body: { message: 'Нэвтэрч орно уу.' } })
  })
})

describe('accounts', () => {
  it('are checked in the order of the specification', async () => {
    const answer = await ask('POST /admin/insert/account', {
      as: await someone(1),
      json: { account_role: '' },
    })
    expect(answer.body.fields).toEqual({
      first_name: 'Хэрэглэгчийн нэрийг оруулна уу',
      email: 'Хэрэглэгчийн и-мэйл хаягийг оруулна уу',
      account_role: 'Хэрэглэгчийн эрхийн төрлийг сонгоно уу',
    })
    expect(answer.body.message).toBe('Хэрэглэгчийн нэрийг оруулна уу')
  })
  it('get the default role of the specification', async () => {
    const as = await someone(1)
    const email = `анхны-${Date.now()}@test.example`
    const answer = await ask('POST /admin/insert/account', { as, json: { first_name: 'Бат', email } })
    expect(answer.status).toBe(200)
    const list = await ask('GET /admin/get/admin-users?page=1&limit=10', { as })
    expect(list.body.account).toContainEqual(
      expect.objectContaining({ id: Number(answer.body.id), account_role: 2 }),
    )
  })
  it('have one e-mail address each, whatever its case', async () => {
    const account = await makeAccount(3)
    const answer = await ask('POST /admin/insert/account', {
      as: await someone(1),
      json: { first_name: 'Б', email: account.email.toUpperCase(), account_role: 2 },
    })
    expect(answer.status).toBe(409)
  })
  it('are created, changed, listed and deleted', async () => {
    const as = await someone(1)
    const email = `бат-${Date.now()}@test.example`
    const answer = await ask('POST /admin/insert/account', {
      as,
      json: { first_name: 'Бат', email, account_role: '2' },
    })
    const id = Number(answer.body.id)
    expect(
      (
        await ask('POST /admin/update/account', {
          as,
          json: { id, first_name: 'Болд', email, account_role: 3 },
        })
      ).status,
    ).toBe(200)
    const list = await ask('GET /admin/get/admin-users?page=1&limit=10', { as })
    expect(list.body.account).toContainEqual(
      expect.objectContaining({ id, first_name: 'Болд', account_role: 3 }),
    )
    expect((await ask(`DELETE /admin/delete/account?id=${id}`, { as })).status).toBe(200)
  })
  it('always keep one moderator, and no account can delete itself', async () => {
    const as = await someone(1)
    expect((await ask(`DELETE /admin/delete/account?id=${as.id}`, { as })).status).toBe(409)
    const others = await db().select().from(accounts).where(eq(accounts.account_role, 1))
    for (const other of others) {
      if (other.id !== as.id)
        await db().update(accounts).set({ account_role: 2 }).where(eq(accounts.id, other.id))
    }
    const refusal = await ask('POST /admin/update/account', { as, json: { ...as, account_role: 2 } })
    expect(refusal).toMatchObject({
      status: 409,
      body: { message: 'Цорын ганц модераторыг устгах, эрхийг нь бууруулах боломжгүй.' },
    })
  })
})

describe('the menu', () => {
  let as: Awaited<ReturnType<typeof someone>>
  beforeAll(async () => {
    as = await someone(2)
  })
  const insert = (json: Record<string, unknown>) => ask('POST /admin/insert/category', { as, json })

  it('is checked in the order of the specification', async () => {
    expect((await insert({})).body.message).toBe('Хуудасны төрлийг сонгоно уу')
    expect((await insert({ page_type: 'news' })).body.message).toBe('Цэсний төрлийг сонгоно уу')
    expect((await insert({ page_type: 'news', category_level: 2 })).body.message).toBe(
      'Холбогдох цэсийг сонгоно уу',
    )
    expect((await insert({ page_type: 'news', category_level: 1 })).body.message).toBe(
      'Цэсний нэрийг оруулна уу',
    )
    expect((await insert({ page_type: 'news', category_level: 1, category: 'а' })).body.message).toBe(
      'Цэсний англи нэрийг оруулна уу',
    )
  })
  it('moves an item with its children, within its rules, and explains refused moves', async () => {
    const names = { category: 'Зөөх', category_en: 'Move' }
    const add = async (pid: number | null, level: number) =>
      Number(
        (await insert({ page_type: pid === null ? 'static' : null, category_level: level, pid, ...names }))
          .body.cid,
      )
    const top = await add(null, 1)
    const [first, second] = [await add(top, 2), await add(top, 2)]
    const third = await add(second, 3)
    const move = (json: Record<string, unknown>) => ask('POST /admin/update/category-place', { as, json })
    const rows = async () => {
      const tree = (await ask('GET /admin/get/category', { as })).body.categories as MenuNode[]
      const under = findInMenu(tree, top)?.node
      return under?.children.map((node) => [node.cid, ...node.children.map(({ cid }) => cid)])
    }
    expect((await move({ cid: second, pid: top, place: 1 })).status).toBe(200)
    expect(await rows()).toEqual([[second, third], [first]])
    expect((await move({ cid: first, pid: second, place: 1 })).status).toBe(200)
    expect(await rows()).toEqual([[second, first, third]])
    // An item with children would get to a fourth level; a parent under its own child would make a cycle.
    const other = await add(null, 1)
    for (const json of [
      { cid: second, pid: await add(other, 2), place: 1 },
      { cid: top, pid: third, place: 1 },
      { cid: first, pid: (await makeCategory()).cid, place: 1 },
    ]) {
      expect((await move(json)).body.message).toBe('Сонгосон цэсийн дор байрлуулах боломжгүй.')
    }
    expect((await move({ cid: second, pid: null, place: 1 })).status).toBe(200)
    const { body } = await ask(`GET /admin/get/category/id?cid=${third}`, { as })
    expect(body.record).toMatchObject({ pid: second, category_level: 2 })
    expect((await move({ cid: 999_999, pid: null, place: 1 })).status).toBe(404)

    const removal = (cid: number) => ask(`GET /admin/get/category/removal?cid=${cid}`, { as })
    expect(await removal(second)).toMatchObject({
      status: 409,
      body: { message: '«Зөөх» цэсийн дор 2 дэд цэс байгаа тул устгах боломжгүй.' },
    })
    expect((await removal(third)).body.has_text).toBe(false)
  })
  it('takes the type from the parent, and a third level for pages only', async () => {
    const names = { category: 'Дэд', category_en: 'Sub' }
    const top = Number((await insert({ page_type: 'static', category_level: 1, ...names })).body.cid)
    const second = Number((await insert({ page_type: null, category_level: 2, pid: top, ...names })).body.cid)
    expect((await insert({ page_type: null, category_level: 3, pid: second, ...names })).status).toBe(200)
    expect(
      (await insert({ page_type: null, category_level: 3, pid: top, ...names })).body.fields,
    ).toHaveProperty('pid')
    const news = await makeCategory()
    const subNews = Number(
      (await insert({ page_type: null, category_level: 2, pid: news.cid, ...names })).body.cid,
    )
    expect((await insert({ page_type: null, category_level: 3, pid: subNews, ...names })).body.message).toBe(
      'Гурав дахь түвшний цэс зөвхөн статик хуудас байж болно.',
    )
    const tree = (await ask('GET /admin/get/category', { as })).body.categories as {
      cid: number
      children: { cid: number; page_type: string }[]
    }[]
    expect(tree.find(({ cid }) => cid === news.cid)?.children).toMatchObject([
      { cid: subNews, page_type: 'news' },
    ])
  })
  it('lists what depends on an item instead of deleting it', async () => {
    const item = await makeNews()
    const withNews = await ask(`DELETE /admin/delete/category?cid=${item.categoryCid}`, { as })
    expect(withNews.status).toBe(409)
    expect(withNews.body.message).toMatch(/1 мэдээ байгаа/)
    const page = await makeCategory({ page_type: 'static' })
    await db().insert(pageTexts).values({ category_cid: page.cid, text: 'x' })
    const withText = await ask(`DELETE /admin/delete/category?cid=${page.cid}`, { as })
    expect(withText.status).toBe(409)
    // The form uses this to know that the text is deleted too.
    expect(withText.body.fields).toHaveProperty('text')
    const route = `DELETE /admin/delete/category?cid=${page.cid}&with_text=true`
    const child = await makeCategory({ page_type: 'static', category_level: 2, pid: page.cid })
    expect((await ask(route, { as })).status).toBe(409)
    expect((await ask(`DELETE /admin/delete/category?cid=${child.cid}`, { as })).status).toBe(200)
    expect((await ask(route, { as })).status).toBe(200)
    expect(await db().$count(pageTexts, eq(pageTexts.category_cid, page.cid))).toBe(0)
    const emptyPage = await makeCategory({ page_type: 'static' })
    await db().insert(pageTexts).values({ category_cid: emptyPage.cid, text: '<p></p>', text_en: '' })
    expect((await ask(`DELETE /admin/delete/category?cid=${emptyPage.cid}`, { as })).status).toBe(200)
    const markup = await makeCategory({ page_type: 'static' })
    const blank = { text: '<h2><br></h2><p>&nbsp;</p>', text_en: '<ul><li><p></p></li></ul>' }
    await db()
      .insert(pageTexts)
      .values({ category_cid: markup.cid, ...blank })
    expect((await ask(`DELETE /admin/delete/category?cid=${markup.cid}`, { as })).status).toBe(200)
    const english = await makeCategory({ page_type: 'static' })
    await db().insert(pageTexts).values({ category_cid: english.cid, text: '<p></p>', text_en: '<p>x</p>' })
    expect((await ask(`DELETE /admin/delete/category?cid=${english.cid}`, { as })).status).toBe(409)
    const empty = await makeCategory()
    expect((await ask(`DELETE /admin/delete/category?cid=${empty.cid}`, { as })).status).toBe(200)
  })
})

describe('page texts', () => {
  it('are written once and then saved by version', async () => {
    const as = await someone(3)
    const { cid } = await makeCategory({ page_type: 'static' })
    const save = (json: Record<string, unknown>) =>
      ask('POST /admin/update/static-data', { as, json: { category_cid: cid, ...json } })
    expect((await save({ text: '<p>Нэг</p>', version: 0 })).body).toMatchObject({ version: 1 })
    expect((await save({ text: '<p>Хоёр</p>', version: 0 })).status).toBe(409)
    const answer = await ask(`GET /admin/get/static-data?pid=${cid}`, { as })
    expect(answer.body.static).toMatchObject([{ cid, text: '<p>Нэг</p>', version: 1 }])
  })
})

describe('slides', () => {
  it('are added, put in order, shown in it, and deleted', async () => {
    const as = await someone(2)
    expect((await ask('POST /admin/insert/banner', { as, form: formOf({}) })).body.message).toBe(
      'Зураг оруулна уу',
    )
    const ids: number[] = []
    for (let at = 0; at < 2; at++) {
      ids.push(
        Number(
          (
            await ask('POST /admin/insert/banner', {
              as,
              form: formOf({ image: blobOf(await pictureBytes()) }),
            })
          ).body.id,
        ),
      )
    }
    const [first = 0, second = 0] = ids
    const order = {
      banners: [
        { id: first, sequence: 100 },
        { id: second, sequence: 99 },
      ],
    }
    expect((await ask('POST /admin/update/banner-sequence', { as, json: order })).status).toBe(200)
    const visibleBanners = (await ask('GET /client/get/banner')).body.banner as { id: number }[]
    expect(visibleBanners.filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual([second, first])
    await ask(`DELETE /admin/delete/banner?id=${first}`, { as })
    expect((await ask('POST /admin/update/banner-sequence', { as, json: order })).status).toBe(409)
  })

  it('lead to the newest published item whose picture they have', async () => {
    const picture = await makePicture()
    const [slide] = await db()
      .insert(banners)
      .values({ image_file_id: picture.id, sequence: 500 })
      .returning({ id: banners.id })
    const story = async () => (await listSlidesWithNews()).find(({ id }) => id === slide?.id)?.news
    expect(await story()).toBeNull()
    const of = (values: Parameters<typeof makeNews>[0]) => makeNews({ image_file_id: picture.id, ...values })
    await of({ title: 'Хуучин', created_at: new Date('2026-01-01') })
    const newest = await of({ title: 'Шинэ', created_at: new Date('2026-03-01') })
    await of({ title: 'Нуусан', news_status: false, created_at: new Date('2026-04-01') })
    expect(await story()).toMatchObject({ id: newest.id, title: 'Шинэ' })
  })
})

describe('social links', () => {
  it('ask for an icon and a link, and for a link to the web', async () => {
    const as = await someone(2)
    const send = (json: Record<string, unknown>) => ask('POST /admin/insert/social-link', { as, json })
    expect((await send({})).body.fields).toEqual({ icon: 'Icon-ийг сонгоно уу', link: 'Линкийг оруулна уу' })
    expect((await send({ icon: 'facebook', link: 'javascript:alert(1)' })).status).toBe(400)
    const insertAnswer = await send({ icon: 'facebook', link: 'https://facebook.com/mnma' })
    const deleteAnswer = await ask(`DELETE /admin/delete/social-link?id=${String(insertAnswer.body.id)}`, {
      as,
    })
    expect(deleteAnswer.body.link).toEqual(expect.any(Array))
  })
})

describe('every write of the back office', () => {
  it('leaves an audit row, and notifies the other instances of expired pages', async () => {
    const as = await makeAccount(2)
    const listener = await TagListener.start()
    const answer = await ask('POST /admin/insert/social-link', {
      as,
      json: { icon: 'x', link: 'https://x.com/mnma' },
    })
    expect(answer.status).toBe(200)
    const [row] = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.account_id, as.id))
      .orderBy(desc(auditLog.id))
    expect(row).toMatchObject({
      call: 'POST /admin/insert/social-link',
      account_email: as.email,
      details: { icon: 'x' },
    })
    await expect.poll(() => listener.payloads).toContain('["social"]')
    await listener.stop()
  })
})

describe('the rate limit', () => {
  it('counts by address and sends a Retry-After', async () => {
    const from = { headers: { 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}` }, json: {} }
    const statuses: number[] = []
    let last = await ask('POST /admin/auth/login', from)
    for (let at = 0; at < 21; at++) {
      statuses.push(last.status)
      last = await ask('POST /admin/auth/login', from)
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400))
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('counts the addresses of one IPv6 subscriber together, and an IPv4 address however it is written', async () => {
    const run = Math.floor(Math.random() * 60_000).toString(16)
    const statusFrom = async (address: string) =>
      (await ask('POST /admin/auth/login', { headers: { 'x-forwarded-for': address }, json: {} })).status
    for (let at = 1; at <= 20; at++) expect(await statusFrom(`2001:db8:${run}:1::${at}`)).toBe(400)
    expect(await statusFrom(`2001:db8:${run}:1:ffff::9`)).toBe(429)
    expect(await statusFrom(`2001:db8:${run}:2::1`)).toBe(400)
    const last = Math.floor(Math.random() * 250)
    for (let at = 1; at <= 20; at++) expect(await statusFrom(`192.0.2.${last}`)).toBe(400)
    expect(await statusFrom(`::ffff:192.0.2.${last}`)).toBe(429)
  })

  it('refuses a header that holds no address', async () => {
    for (const address of ['a'.repeat(400), 'nonsense', '']) {
      const { status, body } = await ask('POST /admin/auth/login', {
        headers: { 'x-forwarded-for': address },
        json: {},
      })
      expect(status).toBe(400)
      expect(body.message).toBe('Хүсэлт илгээсэн сүлжээний хаяг буруу байна.')
    }
  })
})
