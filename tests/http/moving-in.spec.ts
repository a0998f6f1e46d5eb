import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type LocalStack, startLocalStack } from '../../scripts/local/stack'
import { type DemoTemplate, ownDatabase } from '../e2e/demo-template'
import { emailOf } from '../e2e/office'
import { queryAt } from '../query-at'
import { runCommandAt } from '../run-command'
import { sessionCookieOf } from '../sign-in'

const template = JSON.parse(process.env.STRATA_TEMPLATE ?? '') as DemoTemplate
let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strata-moving-in-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** Pages with something that no call of the old site gives (docs/moving-in.md, «What does not»). */
const incompletePages = {
  'contact lines': /^\/(mm\/(about|accessibility|membership|contact|page\/\d+)|yp\/(contact|register))$/,
  'guidance and clauses of questions': /^\/mm\/assessment\/questions$/,
  'the PDF of the book': /^\/mm\/anniversary$/,
  'the day of the last change': /^\/yp\/consultant\/\d+$/,
  'figures, texts and news of an edition': /^\/mw(\/about|\/20\d\d(\/news)?)?$/,
  'which listings are of members and exhibitors': /^\/(mm\/member|yp(\/(company|category)\/\d+)?)$/,
  'sponsors and exhibitors': /^\/mw\/(sponsor|exhibitor(\/\d+)?)$/,
  'profiles of speakers': /^\/mw\/speaker\/\d+$/,
}

/** Starts a site with the demo content, or an empty one. */
async function startSite(name: string, filesDir: string | null): Promise<LocalStack> {
  const databaseUrl = await ownDatabase(template, `moving_in_${name}_${process.pid}`, filesDir)
  // No call of the old site gives the kinds of pictures, which all news shows.
  if (filesDir) await queryAt(databaseUrl, 'update files set picture_kind = null')
  return startLocalStack({
    ...{ dataDir: join(folder, name), seed: false, build: false },
    env: {
      ...{ DATABASE_URL: databaseUrl, RATE_LIMIT_FACTOR: '100000' },
      FIRST_MODERATOR_EMAIL: emailOf('moderator'),
    },
  })
}

/** Returns the paths of all pages in the sitemaps of a site, in both languages. */
async function listPages(siteUrl: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${siteUrl}${path}`)).text()
  const pathsIn = (xml: string, before: string, after: string) =>
    [...xml.matchAll(new RegExp(`${before}https?://[^/]+(/.*?)${after}`, 'g'))].map(([, path = '']) => path)
  const sitemaps = await Promise.all(pathsIn(await read('/sitemap.xml'), '<loc>', '</loc>').map(read))
  const paths = sitemaps.flatMap((xml) => [
    ...pathsIn(xml, '<loc>', '</loc>'),
    ...pathsIn(xml, 'href="', '"'),
  ])
  return [...new Set(paths)]
}

/** Returns the status of a page and the words of its main part. */
async function readWords(siteUrl: string, path: string): Promise<string> {
  const answer = await fetch(`${siteUrl}${path}`)
  const html = await answer.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const words = main.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ')
  return `${answer.status} ${words.replace(/\s+/g, ' ').trim()}`
}

test('the pages of an imported site have the words of the old one', { tag: '@whole' }, async () => {
  test.setTimeout(1_200_000)
  const [old, here] = await Promise.all([
    startSite('old', join(folder, 'old', 'files')),
    startSite('new', null),
  ])
  try {
    const cookie = await sessionCookieOf(old.environment, emailOf('moderator'))
    const { code, output, error } = await runCommandAt(
      { ...here.environment, OLD_SITE_COOKIE: cookie },
      'import-site',
      ...[old.url, '--allow-host', '127.0.0.1', '--folder', join(folder, 'answers')],
    )
    expect([code, output.match(/[1-9]\d* refused/g)], `${output}${error}`).toEqual([0, null])
    const live = await fetch(`${here.url}/mw/admin/update/event-current`, {
      method: 'POST',
      headers: {
        cookie: await sessionCookieOf(here.environment, emailOf('moderator')),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id: 3 }),
    })
    expect(live.status).toBe(200)

    const different: string[] = []
    let sameCount = 0
    for (const path of await listPages(old.url)) {
      const [then, now] = await Promise.all([readWords(old.url, path), readWords(here.url, path)])
      const isIncomplete = Object.values(incompletePages).some((pages) =>
        pages.test(path.replace(/^\/en/, '')),
      )
      if (then === now) sameCount++
      else if (!isIncomplete) different.push(`${path}: ${now.slice(0, 200)}`)
    }
    expect(different).toEqual([])
    expect(sameCount).toBeGreaterThan(200)
  } finally {
    await Promise.all([old.stop(), here.stop()])
  }
})
