import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { people } from '@/db/schema/content'
import { memberCompanies } from '@/db/schema/members'
import { menuCategories, pageTexts } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import { officeRequests } from '@/db/schema/requests'
import { redirects } from '@/db/schema/site'
import { ensureStandardMenu } from '@/db/standard-menu'
import { importOldSite, listLineFields, undoImport } from '@/lib/wiring/old-site/import'
import { pictureBytes } from '@/tests/factories/rows'

/** The items of an export of WordPress. */
const wordpressItem = (id: number, type: string, values: Record<string, string>, more = '') => `<item>
  ${Object.entries({ 'wp:post_id': String(id), 'wp:post_type': type, 'wp:status': 'publish', ...values })
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join('\n')}
  ${more}
</item>`

const wordpressExport = (items: string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">]>
<rss version="2.0" xmlns:content="c" xmlns:excerpt="e" xmlns:dc="d" xmlns:wp="w"><channel>
<title>Хуучин сайт</title><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login>bat</wp:author_login><wp:author_display_name><![CDATA[Б.Бат]]></wp:author_display_name></wp:author>
<wp:category><wp:term_id>5</wp:term_id><wp:category_nicename>tailan</wp:category_nicename><wp:cat_name><![CDATA[Тайлан]]></wp:cat_name></wp:category>
<wp:category><wp:term_id>6</wp:term_id><wp:category_nicename>unused</wp:category_nicename><wp:cat_name>Unused</wp:cat_name></wp:category>
${items.join('\n')}
</channel></rss>`

describe('an import from files', () => {
  let root = ''
  let from = ''
  let cover: Buffer
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'strata-import-files-'))
    cover = await pictureBytes()
    await ensureStandardMenu(db())
  })
  afterAll(() => rm(root, { recursive: true, force: true }))
  beforeEach(async () => {
    from = await mkdtemp(join(root, 'from-'))
  })
  const write = async (name: string, content: string | Buffer) => {
    const path = join(from, name)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, content)
    return path
  }
  /** The host answers nobody, so what is read lies in the folder. */
  const run = (options: Partial<Parameters<typeof importOldSite>[0]> = {}) =>
    importOldSite({
      ...{ origin: new URL('http://127.0.0.1:1'), folder: join(from, 'work'), isDryRun: false, from },
      ...{ waitMs: 1, triesMax: 2, ...options },
    })
  const newsOfTitle = async (title: string) =>
    (await db().select().from(news).where(eq(news.title, title)))[0]

  it('reads lines of JSON and tables, keeps dates, and redirects old addresses', async () => {
    await write(
      'news.jsonl',
      [
        JSON.stringify({
          ...{ old_id: 'a-1', old_url: 'http://127.0.0.1:1/medee/neg.html', title: 'Нэг', summary: 'Товч' },
          text: '<p>Зураг <img src="/photos/a.jpg"> <img src="/../../etc/passwd"></p>',
          ...{ image: 'photos/cover.png', created_at: '1997-05-06', category_cid: 3 },
        }),
        'no JSON',
        JSON.stringify({ id: 900_123, title: 'Хоёр', text: '<p>Т</p>', image: 'photos/link.png' }),
        JSON.stringify({ old_id: 'a-1', title: 'Давхар', text: '<p>Т</p>' }),
      ].join('\n'),
    )
    await write('news-categories.csv', 'old_id;category;category_en\n3;"Хуучин; мэдээ";Old news\n')
    await write(
      'people.csv',
      'old_id,name,position,about_category,email\n1,Д.Дорж,Захирал,Office,dorj@old.example\n',
    )
    await write('photos/cover.png', cover)
    await write('photos/a.jpg', await pictureBytes({ format: 'jpeg' }))
    await write('secret.png', cover)
    const outside = await mkdtemp(join(root, 'outside-'))
    await writeFile(join(outside, 'link.png'), cover)
    await symlink(join(outside, 'link.png'), join(from, 'photos/link.png'))

    const dryRun = await run({ isDryRun: true })
    expect(dryRun.report.counts.news, JSON.stringify(dryRun.report.entries)).toMatchObject({ new: 1 })
    expect(await newsOfTitle('Нэг')).toBeUndefined()

    const { report, runId } = await run()
    expect(report.counts, JSON.stringify(report.entries)).toMatchObject({
      'news categories': { new: 1 },
      people: { new: 1 },
      news: { new: 1, refused: 2 },
    })
    const refusals = report.entries.filter(({ outcome }) => outcome === 'refused')
    expect(refusals.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
      expect.stringContaining('news.jsonl, line 2: no object of JSON'),
      expect.stringMatching(/^900123 image: /),
    ])
    const item = await newsOfTitle('Нэг')
    expect(item?.text).toMatch(
      /^<p>Зураг <img src="\/files\/[0-9a-f]{64}\/(\d+)\.jpg" width="\1" height="\d+" \/> <\/p>$/,
    )
    expect(item?.created_at.toISOString()).toBe('1997-05-05T16:00:00.000Z')
    const [category] = await db()
      .select()
      .from(menuCategories)
      .where(eq(menuCategories.category, 'Хуучин; мэдээ'))
    expect(item?.category_cid).toBe(category?.cid)
    expect(await db().select().from(redirects)).toMatchObject([
      { old_address: '/medee/neg.html', new_address: `/mm/detail/${item?.id}` },
    ])
    expect(await db().$count(people, eq(people.name, 'Д.Дорж'))).toBe(1)

    const again = await run()
    expect(again.report.total('new') + again.report.total('changed')).toBe(0)
    expect(again.counts.requests).toBeLessThanOrEqual(8)
    const undoneRun = await undoImport(runId ?? 0, join(from, 'work'))
    expect(undoneRun?.report.total('refused')).toBe(0)
    expect(await newsOfTitle('Нэг')).toBeUndefined()
    expect(await db().$count(redirects)).toBe(0)
  }, 60_000)

  it('reads an export of WordPress: posts, pages in their order, galleries and drafts', async () => {
    const category = '<category domain="category" nicename="tailan"><![CDATA[Тайлан]]></category>'
    const site = 'http://127.0.0.1:1'
    const text = [
      '<!-- wp:paragraph -->',
      'Эхний мөр\nхоёр дахь мөр',
      '',
      '[caption id="x" width="300"]<img src="/wp-content/uploads/a.jpg"> Тайлбар[/caption]',
      '',
      '[gallery ids="30,31"]',
    ].join('\n')
    const path = await write(
      'export.xml',
      wordpressExport([
        wordpressItem(
          10,
          'post',
          {
            ...{ title: 'Шинэ жил', link: `${site}/2012/01/shine-jil/`, 'content:encoded': text },
            ...{ 'excerpt:encoded': '', 'dc:creator': 'bat', 'wp:post_date': '2012-01-01 08:00:00' },
            ...{ 'wp:post_date_gmt': '2012-01-01 00:00:00' },
          },
          `${category}<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>30</wp:meta_value></wp:postmeta>
           <wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>`,
        ),
        wordpressItem(
          11,
          'post',
          {
            ...{ title: 'A draft', 'wp:status': 'draft', 'content:encoded': '<p>Text</p>\u0001' },
            ...{ 'wp:post_date': '2012-02-03 08:00:00', 'wp:post_date_gmt': '0000-00-00 00:00:00' },
          },
          '<category domain="language" nicename="en">English</category>' +
            '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>30</wp:meta_value></wp:postmeta>',
        ),
        wordpressItem(12, 'post', { title: 'Хаягдал', 'wp:status': 'trash' }),
        wordpressItem(21, 'page', {
          title: 'Дэд хуудас',
          'wp:post_parent': '20',
          'content:encoded': '<p>Дэд</p>',
        }),
        wordpressItem(20, 'page', {
          title: 'Бидний тухай',
          link: `${site}/bidnii-tuhai`,
          'content:encoded': 'Бид',
        }),
        wordpressItem(30, 'attachment', { 'wp:attachment_url': `${site}/wp-content/uploads/cover.png` }),
        wordpressItem(31, 'attachment', { 'wp:attachment_url': `${site}/wp-content/uploads/a.jpg` }),
        wordpressItem(40, 'product', { title: 'Товар' }),
        wordpressItem(41, 'nav_menu_item', {}),
      ]),
    )
    await write('wp-content/uploads/cover.png', cover)
    await write('wp-content/uploads/a.jpg', await pictureBytes({ format: 'jpeg' }))
    const { report, runId } = await run({ from: path })
    expect(report.counts, JSON.stringify(report.entries)).toMatchObject({
      'news categories': { new: 1, refused: 0 },
      news: { new: 2, refused: 0 },
      menu: { new: 2, refused: 0 },
      'page texts': { new: 2, refused: 0 },
    })
    expect(report.entries.filter(({ kind }) => kind === 'wordpress').map(({ title }) => title)).toEqual([
      ...['1 × post', '1 × product', '1 × comment'],
    ])
    const item = await newsOfTitle('Шинэ жил')
    expect(item).toMatchObject({ publisher: 'Б.Бат', news_status: true })
    expect(item?.created_at.toISOString()).toBe('2012-01-01T00:00:00.000Z')
    expect(item?.summary).toContain('Эхний мөр')
    expect(item?.text.replace(/[0-9a-f]{64}/g, 'hash').replace(/\s*\n\s*/g, '')).toMatch(
      /^<p>Эхний мөр<br \/>хоёр дахь мөр<\/p><p><img src="\/files\/hash\/(\d+)\.jpg" width="\1" height="\d+" \/> Тайлбар<\/p><p><img .*<img .*<\/p>$/,
    )
    const [draft] = await db().select().from(news).where(eq(news.title_en, 'A draft'))
    expect(draft).toMatchObject({ news_status: false, title: '', text_en: '<p>Text</p>' })
    expect(draft?.created_at.toISOString()).toBe('2012-02-03T00:00:00.000Z')
    const pageOf = async (category: string) => {
      const texts = eq(pageTexts.category_cid, menuCategories.cid)
      const rows = db().select().from(menuCategories).innerJoin(pageTexts, texts)
      return (await rows.where(eq(menuCategories.category, category)))[0]
    }
    const parent = await pageOf('Бидний тухай')
    expect(parent).toMatchObject({
      menu_categories: { pid: null, category_level: 1 },
      page_texts: { text: '<p>Бид</p>' },
    })
    expect(await pageOf('Дэд хуудас')).toMatchObject({
      menu_categories: { pid: parent?.menu_categories.cid, category_level: 2 },
      page_texts: { text: '<p>Дэд</p>' },
    })
    const again = await run({ from: path })
    expect(again.report.total('new') + again.report.total('changed')).toBe(0)
    await undoImport(runId ?? 0, join(from, 'work'))
    expect(await newsOfTitle('Шинэ жил')).toBeUndefined()
  }, 60_000)

  it('brings members by a table, and names one whose address is taken', async () => {
    await write('logo.png', cover)
    const heading = 'old_id,name,email,logo'
    await write(
      'members.csv',
      `${heading}\n1,Нэг ХХК,a@old.example,logo.png\n2,Хоёр ХХК,b@old.example,logo.png\n`,
    )
    const first = await run()
    expect(first.report.counts.members, JSON.stringify(first.report.entries)).toMatchObject({ new: 2 })
    await write(
      'members.csv',
      `${heading}\n1,Нэг ХК,b@old.example,logo.png\n3,Гурав,A@old.example,logo.png\n`,
    )
    const second = await run()
    expect(second.report.counts.members).toMatchObject({ new: 0, changed: 0, same: 1, refused: 1 })
    expect(second.report.entries[0]?.reason).toBe('Бүртгэлтэй и-мэйл хаяг байна.')
    expect(await db().$count(memberCompanies)).toBe(2)
  })

  it('brings requests by a table, each named by its line alone', async () => {
    expect(listLineFields('requests')).toEqual(expect.arrayContaining(['old_id', 'name', 'member_request']))
    const date = new Date(Date.now() - 864e5).toISOString().slice(0, 10)
    await write(
      'requests.csv',
      [
        'old_id,name,email,phone_number,business_type,member_request,created_at',
        `x-1,Б.Болд,bold@old.example,99112233,Тээвэр,1,${date}`,
        `x-2,Б.Болд,no address,99112233,Тээвэр,1,${date}`,
      ].join('\n'),
    )
    const { report, runId } = await run()
    expect(report.counts.requests, JSON.stringify(report.entries)).toMatchObject({ new: 1, refused: 1 })
    expect(report.entries.map(({ key, title }) => [key, title])).toEqual([
      ['x-1', ''],
      ['x-2', ''],
    ])
    const [row] = await db().select().from(officeRequests)
    expect(row).toMatchObject({ email: 'bold@old.example', created_at: new Date(`${date}T00:00:00+08:00`) })
    await undoImport(runId ?? 0, join(from, 'work'))
    expect(await db().$count(officeRequests)).toBe(0)
  })

  it('is a command that tells what it does', async () => {
    await write('cover.png', cover)
    await write('news.csv', 'old_id,title,text,image\n1,Команд,<p>Т</p>,cover.png\n')
    const script = ['--import', 'tsx', 'scripts/import-site.ts', 'import-site', 'http://127.0.0.1:1']
    const args = [...script, '--from', from, '--folder', join(from, 'work')]
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: process.env }).catch(
      (error: { stdout: string; stderr: string }) => error,
    )
    expect(stdout).toMatch(/^run \d+$/m)
    expect(stdout).toMatch(/^ {2}news +1 new, 0 changed, 0 same, 0 edited, 0 refused$/m)
    expect(await newsOfTitle('Команд')).toBeDefined()
  }, 60_000)

  it('says at once which files it cannot read', async () => {
    await expect(run()).rejects.toThrow('has no file of records, such as')
    await write('news.jsonl', '')
    await write('neews.csv', '')
    await expect(run()).rejects.toThrow(/neews\.csv: there is no kind of this name, only .*news/)
    const path = await write('page.xml', '<html><body>a</body></html>')
    await expect(run({ from: path })).rejects.toThrow('page.xml is no export of WordPress')
    await write('broken.xml', '<rss><channel>')
    expect(listLineFields('members').join()).toBe('old_id,name,email,logo,active,registration_number')
    expect(listLineFields('news').slice(0, 3)).toEqual(['old_id', 'old_url', 'title'])
    expect(() => listLineFields('companies')).toThrow('there is no table of companies')
    expect(() => listLineFields('trades')).toThrow('there is no table of trades')
    await expect(run({ from: join(from, 'broken.xml') })).rejects.toThrow(
      'broken.xml is no export of WordPress',
    )
  })
})
