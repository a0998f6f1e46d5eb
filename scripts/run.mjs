// Runs a command of package.json: `node scripts/run.mjs <command>`. Plain Node without dependencies, because
// it also installs them.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const command = process.argv[2] ?? ''
const source = join(root, 'scripts', `${command}.ts`)
const built = join(root, '.strata', `${command}.mjs`)
// `serve` runs from the build, like every command in a folder for production, which contains no sources.
const isBuilt = command === 'serve' || !existsSync(source)

const headings = {
  start: 'Strata · local mode (sign-in and mail of this machine; not for the public)',
  dev: 'Strata · local mode, development',
  serve: 'Strata · production mode',
}

process.chdir(root)
checkNode()
if (!/^[a-z]+(-[a-z]+)*$/.test(command) || !(existsSync(source) || existsSync(built))) {
  stop(`there is no command "${command}"; package.json lists them`)
}
if (isBuilt && !existsSync(built)) stop('there is no build; run "npm run build" first')
if (headings[command]) console.log(headings[command])
followNpm()
if (isBuilt) checkInstalled()
else install()

if (!isBuilt) await import('tsx')
await import(pathToFileURL(isBuilt ? built : source).href)

/**
 * Ends this process when npm's shell has ended: a container's stop signal reaches only npm and its shell.
 * Outside npm a shell may end and leave this process running on purpose.
 */
function followNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24
  if (!isSupported) stop(`Node ${process.versions.node} is too old; use 20.19, 22.13, 24 or newer`)
}

function install() {
  const startedAt = Date.now()
  if (isInstalled(false)) {
    if (headings[command]) console.log('  install     every package is there  0.0 s')
    return
  }
  console.log('  install     the packages of package-lock.json, 20 to 60 seconds …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  // npm gives its own path to the programs that it runs; on Windows the bare name `npm` is not found.
  const install = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (install.signal) process.exit(1)
  if (install.status !== 0) stop('the packages could not be installed: see above; is there a network?')
  console.log(`  install     done  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}

function checkInstalled() {
  if (!isInstalled(true)) stop('the packages are missing or old: run "npm ci" first')
}

/**
 * Returns whether the required packages of `package-lock.json` are installed. It compares versions, because
 * the dates of a copied checkout mean nothing.
 */
function isInstalled(productionOnly) {
  const hidden = join('node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return false
  const packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages
  return Object.entries(packages).every(
    ([path, { version, optional, devOptional, dev, peer }]) =>
      path === '' ||
      optional ||
      devOptional ||
      (peer && !present[path]) ||
      (productionOnly && dev) ||
      present[path]?.version === version,
  )
}

function stop(message) {
  console.error(`Strata: ${message}.`)
  process.exit(1)
}
