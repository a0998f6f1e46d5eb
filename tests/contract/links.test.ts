import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, pool } from '@/db/client'
import { installLinkTriggers, linkTables, rebuildLinks } from '@/db/link-triggers'
import { links, outsideLinks } from '@/db/schema/links'
import { news } from '@/db/schema/news'
import { pageTexts } from '@/db/schema/menu'
import { redirects, socialLinks } from '@/db/schema/site'
import { searchShortcuts } from '@/db/schema/search-office'
import { settleEndedPages } from '@/lib/office/links/settle'
import { visitAddress, visitOutsideLinks } from '@/lib/office/links/outside'
import { findRedirect } from '@/lib/office/redirects/queries'
import { env } from '@/lib/platform/env'
import { linksHeaders, type LinksAnswer } from '@/lib/platform/api/links-header'
import { makeEdition } from '@/tests/factories/event'
import { makeSpeaker } from '@/tests/factories/event-content'
import { makeRedirect } from '@/tests/factories/redirects'
import { makeCategory, makeNews } from '@/tests/factories/rows'
import { ask, someone } from './harness'
import { bringBack } from './kept-records'

const anchorTo = (href: string) => `<p>Үз: <a href="${href}">энд</a> <strong>бас</strong></p>`
const rowsFrom = async (kind: string, id: number) =>
  (
    await db()
      .select({ field: links.field, href: links.href, target: links.target })
      .from(links)
      .where(sql`${links.kind} = ${kind} and ${links.record_id} = ${id}`)
      .orderBy(links.field, links.href)
  ).map(({ field, href, target }) => `${field} ${href} ${target}`)
const textOf = async (id: number) =>
  (await db().select({ text: news.text, version: news.version }).from(news).where(eq(news.id, id)))[0]
const send = async (route: string, answer: LinksAnswer | null, json?: object) =>
  ask(route, {
    as: await someone(1),
    ...(json && { json }),
    headers: linksHeaders(answer ?? undefined),
  })
const deleteNews = (id: number, answer: LinksAnswer | null) =>
  send(`DELETE /admin/delete/news?id=${id}`, answer)

describe('the ledger of links', () => {
  it('knows where each text and field leads, after every kind of write', async () => {
    const file = 'a'.repeat(64)
    const { id } = await makeNews({
      text: `<p><a href="/en/mm/detail/5?x=1#top">а</a><a href="https://a.mn/b?c=1&amp;d=2#e">б</a><a href="mailto:a@b.mn">в</a><a href="#here">г</a><a href="//evil.mn">д</a> href="/mm/no"</p><figure><img src="/files/${file}/z.png" alt="" /></figure>`,
      text_en: '',
    })
    expect(await rowsFrom('news', id)).toEqual([
      'text /en/mm/detail/5?x=1#top /mm/detail/5',
      `text /files/${file}/z.png /files/${file}`,
      'text https://a.mn/b?c=1&amp;d=2#e https://a.mn/b?c=1&d=2',
    ])
    await db()
      .update(news)
      .set({ text: anchorTo('/mn/mm/about/') })
      .where(eq(news.id, id))
    expect(await rowsFrom('news', id)).toEqual(['text /mn/mm/about/ /mm/about'])
    await db().update(news).set({ title: 'Өөр' }).where(eq(news.id, id))
    expect(await rowsFrom('news', id)).toHaveLength(1)
    await pool().query('delete from news where id = $1', [id])
    expect(await rowsFrom('news', id)).toEqual([])
  })

  it('is the same when it is written anew', async () => {
    await makeNews({ text: anchorTo('/mn/page/7') })
    await makeRedirect({ new_address: '/mm/page/5?a=1' })
    const read = async () =>
      (await pool().query('select * from links order by kind, record_id, field, href')).rows
    const rows = await read()
    expect(rows.length).toBeGreaterThan(1)
    await pool().query('delete from links')
    const client = await pool().connect()
    await rebuildLinks(client)
    await installLinkTriggers(client as never)
    client.release()
    expect(await read()).toEqual(rows)
  })

  it('follows every column whose name says that it leads somewhere', async () => {
    const { rows } = await pool().query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name ~ '^(link|path|url|href|website|new_address)(_en)?$' order by 1`,
    )
    const columns = linkTables.flatMap(({ table, addresses }) => addresses.map((name) => `${table}.${name}`))
    // Trades and auctions come with the exchange's own addresses, thousands of them.
    const notLinks = ['links.href', 'outside_links.url', 'trades.url', 'notices.url']
    expect(
      rows.map(({ name }) => name).filter((name) => !columns.includes(name) && !notLinks.includes(name)),
    ).toEqual([])
  })
})

describe('a page that goes and is linked', () => {
  it('is not deleted before staff say what to do, and the refusal says who leads there', async () => {
    const { id, categoryCid } = await makeNews()
    const title = `Заагч ${randomUUID()}`
    const from = await makeNews({ title, text: anchorTo(`/en/mm/detail/${id}`) })
    const answer = await deleteNews(id, { offer: 'ask' })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining('1 газраас'),
        links: {
          total: 1,
          listing: `/mm/blog/${categoryCid}=1`,
          places: [{ kind: 'news', record_id: from.id, title, address: `/admin/update-news?id=${from.id}` }],
        },
      },
    })
    expect(await textOf(id)).toBeDefined()
    // A script, which sends no answer, deletes as before.
    expect((await deleteNews(id, null)).status).toBe(200)
    expect((await textOf(from.id))?.text).toContain(`/en/mm/detail/${id}`)
  })

  it('is deleted at once when nobody leads there', async () => {
    const { id } = await makeNews()
    expect((await deleteNews(id, { offer: 'ask' })).status).toBe(200)
  })

  it('has its links led elsewhere, with a new version, and its address remembered', async () => {
    const { id } = await makeNews()
    const to = await makeNews()
    const from = await makeNews({ text: anchorTo(`/en/mm/detail/${id}`) })
    const path = `/mm/detail/${id}`
    const socialRows = await db()
      .insert(socialLinks)
      .values({ icon: 'globe', link: `${env().siteUrl}${path}` })
      .returning({ id: socialLinks.id })
    await makeRedirect({ old_address: '/old-news', new_address: path })
    const answer = await deleteNews(id, { offer: 'lead', address: '/mm/detail/999999999' })
    expect(answer).toMatchObject({ status: 409, body: { links: { total: 3 } } })
    // An answer without an address is none.
    expect((await deleteNews(id, { offer: 'lead', address: '' })).status).toBe(409)
    expect((await deleteNews(id, { offer: 'lead', address: `/mm/detail/${to.id}` })).status).toBe(200)
    expect(await textOf(from.id)).toEqual({
      text: anchorTo(`/en/mm/detail/${to.id}`),
      version: from.version + 1,
    })
    expect(
      await db()
        .select()
        .from(socialLinks)
        .where(eq(socialLinks.id, socialRows[0]?.id ?? 0)),
    ).toMatchObject([{ link: `${env().siteUrl}/mm/detail/${to.id}` }])
    expect(await findRedirect(path)).toBe(`/mm/detail/${to.id}`)
    expect(await findRedirect('/old-news')).toBe(`/mm/detail/${to.id}`)
    const { rows } = await pool().query(
      `select kind, record_id from audit_log where call = 'POST /admin/update/links' and record_id = $1`,
      [from.id],
    )
    expect(rows).toEqual([{ kind: 'news', record_id: from.id }])
  })

  it('has its links taken away; what cannot be empty is led on', async () => {
    const { id } = await makeNews()
    const from = await makeNews({ text: anchorTo(`/mm/detail/${id}`) })
    expect((await deleteNews(id, { offer: 'remove' })).status).toBe(200)
    expect((await textOf(from.id))?.text).toBe('<p>Үз: энд <strong>бас</strong></p>')
    expect(await findRedirect(`/mm/detail/${id}`)).toBeNull()

    const other = await makeNews()
    const path = `/mm/detail/${other.id}`
    await db().insert(searchShortcuts).values({ phrases: 'үг', title: 'Үг', title_en: 'Word', path })
    expect((await deleteNews(other.id, { offer: 'remove' })).status).toBe(200)
    expect(await findRedirect(path)).toBe(`/mm/blog/${other.categoryCid}=1`)
  })

  it('leads on when staff go on, until it is restored from the bin', async () => {
    const { id, categoryCid } = await makeNews()
    await makeNews({ text: anchorTo(`/mm/detail/${id}`) })
    expect((await deleteNews(id, { offer: 'keep' })).status).toBe(200)
    expect(await findRedirect(`/en/mm/detail/${id}`)).toBe(`/en/mm/blog/${categoryCid}=1`)
    expect((await bringBack('news', id)).status).toBe(200)
    expect(await db().$count(redirects, eq(redirects.record_id, id))).toBe(0)
  })

  it('asks also when it is switched off, and when what is above it is', async () => {
    const top = await makeCategory({ page_type: 'static' })
    const item = await makeCategory({ page_type: 'static', pid: top.cid, category_level: 2 })
    const holder = await makeCategory({ page_type: 'static' })
    await db()
      .insert(pageTexts)
      .values({ category_cid: holder.cid, text: anchorTo(`/mm/page/${item.cid}`) })
    const record = (await ask(`GET /admin/get/category/id?cid=${top.cid}`, { as: await someone(1) })).body
      .record as { category: string; category_en: string; version: number }
    const json = {
      ...{ cid: top.cid, version: record.version, category: record.category },
      ...{ category_en: record.category_en, category_status: false },
    }
    const refusal = await send('POST /admin/update/category', { offer: 'ask' }, json)
    expect(refusal).toMatchObject({ status: 409, body: { links: { total: 1 } } })
    expect((await send('POST /admin/update/category', { offer: 'keep' }, json)).status).toBe(200)
    expect(await findRedirect(`/mm/page/${item.cid}`)).toBe('/mm')
    // Switched on again, its pages need no redirects any more.
    const again = { ...json, version: record.version + 1, category_status: true }
    expect((await send('POST /admin/update/category', { offer: 'ask' }, again)).status).toBe(200)
    expect(await db().$count(redirects, eq(redirects.old_address, `/mm/page/${item.cid}`))).toBe(0)
  })
})

describe('a page whose address changes', () => {
  const makeLive = async (id: number, answer: LinksAnswer | null = null) =>
    send('POST /mw/admin/update/event-current', answer, { id })

  it('is remembered though nobody leads there, with what is below it, until it is back', async () => {
    const edition = await makeEdition({ year: 2191 })
    const { id: speaker } = await makeSpeaker({ event_id: edition })
    await makeLive(edition)
    await makeLive(await makeEdition({ year: 2192 }))
    expect(await findRedirect(`/mw/speaker/${speaker}`)).toBe(`/mw/2191/speaker/${speaker}`)
    expect(await findRedirect(`/en/mw/speaker/${speaker}`)).toBe(`/en/mw/2191/speaker/${speaker}`)
    await makeRedirect({ old_address: '/old-speaker', new_address: `/mw/2191/speaker/${speaker}` })
    expect((await makeLive(edition, { offer: 'ask' })).status).toBe(200)
    expect(await findRedirect(`/mw/2191/speaker/${speaker}`)).toBe(`/mw/speaker/${speaker}`)
    expect(await findRedirect('/old-speaker')).toBe(`/mw/speaker/${speaker}`)
    expect(await findRedirect('/mw/2191')).toBe('/mw')
    expect(await findRedirect('/mw/2191/agenda/2')).toBe('/mw/agenda/2')
    expect(await db().$count(redirects, eq(redirects.old_address, `/mw/speaker/${speaker}`))).toBe(0)
  })

  it('leads its links to the new address if staff wish so', async () => {
    const edition = await makeEdition({ year: 2193 })
    const [{ id: one }, { id: other }] = [
      await makeSpeaker({ event_id: edition }),
      await makeSpeaker({ event_id: edition }),
    ]
    await makeLive(edition)
    const from = await makeNews({
      text: anchorTo(`/mw/speaker/${one}`) + anchorTo(`/en/mw/speaker/${other}`),
    })
    const next = await makeEdition({ year: 2194 })
    const refusal = await makeLive(next, { offer: 'ask' })
    expect(refusal).toMatchObject({ status: 409, body: { links: { total: 1, is_moved: true } } })
    const { listing: address } = refusal.body.links as { listing: string }
    expect((await makeLive(next, { offer: 'lead', address })).status).toBe(200)
    expect((await textOf(from.id))?.text).toBe(
      anchorTo(`/mw/2193/speaker/${one}`) + anchorTo(`/en/mw/2193/speaker/${other}`),
    )
  })

  it('is not remembered when it is deleted and nobody leads there', async () => {
    const { id } = await makeNews()
    await deleteNews(id, { offer: 'ask' })
    expect(await findRedirect(`/mm/detail/${id}`)).toBeNull()
  })

  it('leads on to its list when its schedule ends and links lead there', async () => {
    const [{ id, categoryCid }, { id: lone }] = [await makeNews(), await makeNews()]
    await makeNews({ text: anchorTo(`/mm/detail/${id}`) })
    const ends_at = new Date(Date.now() - 1_000)
    await db()
      .update(news)
      .set({ ends_at })
      .where(sql`${news.id} in (${id}, ${lone})`)
    await settleEndedPages('news')
    await settleEndedPages('news')
    expect(await findRedirect(`/mm/detail/${id}`)).toBe(`/mm/blog/${categoryCid}=1`)
    expect(await findRedirect(`/mm/detail/${lone}`)).toBeNull()
  })
})

describe('addresses of the web', () => {
  it('are visited at night, and broken only after two nights without an answer', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/there' }).end()
      else if (request.url === '/no-head' && request.method === 'HEAD') response.writeHead(500).end()
      else response.writeHead(request.url === '/gone' ? 404 : 200).end('x')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const site = `http://127.0.0.1:${port}`
    const never = new AbortController().signal
    // Private addresses are refused, however they are written.
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433'])
      expect(await visitAddress(`http://${host}:${port}/there`, never), host).toBeNull()
    const hrefs = ['/there', '/moved', '/no-head', '/gone'].map((path) => `<a href="${site}${path}">а</a>`)
    const { id } = await makeNews({ text: `<p>${hrefs.join('')}</p>` })
    env().checkLinks = true
    const visitAll = () => visitOutsideLinks(never, { isAllowed: () => true, pauseMs: 0 })
    const listGone = async () => {
      const { body } = await ask('GET /admin/get/outside-links?limit=100', { as: await someone(1) })
      return (body.outside as { target: string; status: number; record_id: number }[]).filter(({ target }) =>
        target.startsWith(site),
      )
    }
    await visitAll()
    // The same night again counts once.
    await visitAll()
    expect(await listGone()).toEqual([])
    await pool().query(`update outside_links set checked_at = now() - interval '1 day'`)
    await visitAll()
    expect(await listGone()).toMatchObject([{ target: `${site}/gone`, status: 404, record_id: id }])
    server.close()
    await pool().query('delete from news where id = $1', [id])
    await visitAll()
    expect(await db().$count(outsideLinks, sql`url like ${`${site}%`}`)).toBe(0)
    env().checkLinks = false
  })
})
