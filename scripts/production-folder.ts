import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { joinedStylesFile } from '@/lib/platform/cache/joined-styles'
import { bundleFolder, entries } from '@/lib/platform/bundle'

type PackageJson = Record<string, unknown> & {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
type PeerPackage = {
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const readJson = async <T>(path: string) => JSON.parse(await readFile(path, 'utf8')) as T

/** Copied whole besides the build: files for visitors, the start script, example settings and the licence. */
const wholeParts = ['public', 'scripts/run.mjs', '.env.example', 'LICENSE']

/**
 * The names of sources and notes, and of the snapshots that the next migration is generated from: they are not
 * copied, because the build contains all that is needed of them. The other files of `lib` and `db`, such as fonts
 * and migrations, are copied, because code reads them there.
 */
const sourceName = /\.(tsx?|css|md)$|_snapshot\.json$/
const foldersWithData = ['lib', 'db']

/**
 * Files that are not read: source maps, because Node runs without `--enable-source-maps`, and traces, which
 * are for tools that copy a build.
 */
const unreadName = /\.(map|nft\.json)$/

/**
 * Writes what production needs of the current build into a folder, without the packages.
 * @param folder an empty folder, or one that does not exist
 */
export async function writeProductionFolder(folder: string): Promise<void> {
  const { files } = await readJson<{ files: string[] }>('.next/required-server-files.json')
  const copy = (path: string, isWanted: (path: string) => boolean = () => true) =>
    cp(path, join(folder, path), { recursive: true, verbatimSymlinks: true, filter: isWanted })
  const isRead = (path: string) => !unreadName.test(path)
  for (const path of [...files, join('.next', joinedStylesFile)]) await copy(path)
  for (const path of ['.next/server', '.next/static', '.next/node_modules']) await copy(path, isRead)
  await copy(bundleFolder, (path) => basename(path) !== 'development')
  for (const path of wholeParts) await copy(path)
  for (const path of foldersWithData)
    for (const entry of await readdir(path, { withFileTypes: true, recursive: true }))
      if (entry.isFile() && !sourceName.test(entry.name)) await copy(join(entry.parentPath, entry.name))
  await writePackageFiles(folder)
  await writePackageList(folder)
  await removeTracesOfTheBuild(folder)
}

/** Where Next writes the path of the checkout, and keys that it draws for each build. */
const filesWithTraces = [
  '.next/required-server-files.json',
  '.next/prerender-manifest.json',
  '.next/server/preview-props.json',
  '.next/server/server-reference-manifest.js',
  '.next/server/server-reference-manifest.json',
]
const buildKey = /\b((previewMode\w+|encryptionKey)\\?":\s*\\?")([^"\\]+)/g

/**
 * Makes two folders of the same sources equal, wherever they were built. The keys are those of Next's previews and
 * server actions, of which Strata has none; the gateway removes the header and the cookies that such a key opens.
 */
async function removeTracesOfTheBuild(folder: string): Promise<void> {
  const buildId = await readFile('.next/BUILD_ID', 'utf8')
  const derive = (_: string, head: string, name: string, key: string) => {
    const hash = createHash('sha256').update(`${buildId} ${name}`)
    return head + (name === 'encryptionKey' ? hash.digest('base64') : hash.digest('hex').slice(0, key.length))
  }
  for (const path of filesWithTraces.map((name) => join(folder, name))) {
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll(`"${process.cwd()}"`, '"."').replace(buildKey, derive))
  }
}

/** Writes a `package.json` with only the packages and commands of the build, and a lock file to match. */
async function writePackageFiles(folder: string): Promise<void> {
  const {
    dependencies,
    devDependencies,
    allowScripts: _,
    imports: __,
    scripts,
    ...rest
  } = await readJson<PackageJson>('package.json')
  const versions = { ...devDependencies, ...dependencies }
  const isBuilt = (command: string) =>
    Object.keys(entries).some((entry) => command.endsWith(`run.mjs ${entry}`))
  const ownPackage = {
    ...rest,
    scripts: Object.fromEntries(Object.entries(scripts).filter(([, command]) => isBuilt(command))),
    dependencies: Object.fromEntries(
      (await readLoadedPackages(folder)).map((name) => [name, requireVersion(versions, name)]),
    ),
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(ownPackage, null, 2)}\n`)
  await cp('package-lock.json', join(folder, 'package-lock.json'))
  runNpm(folder, ['install', '--package-lock-only', '--prefer-offline'])
}

/** The packages of the folder with versions, hashes and licences, as CycloneDX. */
export const packageListFile = 'sbom.cdx.json'

type PackageList = { serialNumber?: string; metadata: { timestamp?: string; component: { name: string } } }

async function writePackageList(folder: string): Promise<void> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const list = JSON.parse(runNpm(folder, args)) as PackageList
  // The same folder comes from the same sources, whenever and wherever it is written.
  delete list.serialNumber
  delete list.metadata.timestamp
  list.metadata.component.name = 'strata'
  await writeFile(join(folder, packageListFile), `${JSON.stringify(list, null, 2)}\n`)
}

function requireVersion(versions: Record<string, string>, name: string): string {
  const version = versions[name]
  if (!version) throw new Error(`the build loads ${name}, which package.json does not name`)
  return version
}

/** Returns the packages that the built files load by name, and the required peer packages of these. */
async function readLoadedPackages(folder: string): Promise<string[]> {
  const names = new Set<string>()
  const files = await readdir(folder, { recursive: true })
  for (const path of files.filter((each) => /^\.strata\/.*\.mjs$/.test(each)))
    for (const [, name = ''] of (await readFile(join(folder, path), 'utf8')).matchAll(
      /(?:^(?:import|export)\b[^;"'`]*|\bimport\()"((?:@[^/"]+\/)?[^./"][^/"]*)(?:\/[^"]*)?"/gm,
    ))
      if (!name.startsWith('node:')) names.add(name)
  for (const path of files.filter((each) => /^\.next\/node_modules\/(@[^/]+\/)?[^@/]+$/.test(each)))
    names.add((await readlink(join(folder, path))).replace(/^.*node_modules\//, ''))
  for (const name of [...names]) {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = await readJson<PeerPackage>(
      join('node_modules', name, 'package.json'),
    )
    for (const peer of Object.keys(peerDependencies))
      if (!peerDependenciesMeta[peer]?.optional) names.add(peer)
  }
  return [...names].sort()
}

/** Installs the packages into the folder, exactly as its lock file names them. */
export const installPackages = (folder: string): void => void runNpm(folder, ['ci'])

const outputBytesMax = 64 * 1024 * 1024

/** @returns what npm prints */
function runNpm(folder: string, args: string[]): string {
  const allArgs = [...args, '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: outputBytesMax } as const
  const npm = process.env.npm_execpath
  const { status, stdout, stderr } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...allArgs], options)
    : spawnSync('npm', allArgs, { ...options, shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`"npm ${args.join(' ')}" failed in ${folder}:\n${stderr}`)
  return stdout
}

/** Returns the size of all files in a folder together, in bytes; links do not count. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}
