import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { hasJava } from '../../scripts/java'
import { partInTurn } from '../whole-suite'
import { publicPagesOfBoth } from '../e2e/public-pages'

test.skip(() => !hasJava(), 'there is no Java runtime for the Nu checker: install default-jre-headless')

/** Attributes of today's HTML that the older checker does not know. */
const newer = [
  ['name', 'details'],
  ['command', 'button'],
  ['commandfor', 'button'],
  ['popover', 'div'],
  ['popovertarget', 'button'],
  ['popovertargetaction', 'button'],
].map(([attribute, element]) => `Attribute “${attribute}” not allowed on element “${element}” at this point.`)

type Report = { messages: { type: string; message: string; url?: string; extract?: string }[] }

const jar = join(
  dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
)

/** The checker exits with 1 when it finds something, so only its report counts. */
function check(files: string[]): Promise<Report> {
  const args = ['-Xss4m', '-jar', jar, '--errors-only', '--exit-zero-always', '--format', 'json', ...files]
  return new Promise((resolve, reject) => {
    execFile('java', args, { maxBuffer: 64 * 1024 * 1024 }, (error, _, report) => {
      if (error) reject(error)
      else resolve(JSON.parse(report) as Report)
    })
  })
}

test('the HTML of every kind of page is valid', async ({ request }) => {
  test.setTimeout(240_000)
  const folder = await mkdtemp(join(tmpdir(), 'strata-html-'))
  try {
    const files = new Map<string, string>()
    for (const path of [...partInTurn(publicPagesOfBoth, 2), '/nothing', '/admin/login']) {
      const file = join(folder, `${files.size}.html`)
      await writeFile(file, await (await request.get(path)).text())
      files.set(file, path)
    }
    const broken = join(folder, 'broken.html')
    await writeFile(broken, '<!doctype html><html lang="mn"><title>x</title><span><h3>x</h3></span></html>')
    const { messages } = await check([...files.keys(), broken])
    const problems = messages
      .filter(({ message }) => !newer.includes(message))
      .map(({ message, url = '', extract = '' }) => {
        const file = new URL(url).pathname
        return file === broken ? 'the broken page' : `${files.get(file)}: ${message} (${extract.trim()})`
      })
    // The page that is broken on purpose proves that the checker ran.
    expect(problems).toEqual(['the broken page'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
