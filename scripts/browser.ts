import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { installDebianPackage } from './debian'

/** Chromium's headless shell: it opens a test's page with less work than the full browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const fullBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Returns the path of a Chromium of this machine, first `CHROME_PATH`; undefined if there is none.
 * @throws Error when `CHROME_PATH` names a file that does not exist
 */
export function findBrowserPath(): string | undefined {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH names ${CHROME_PATH}, which does not exist`)
    return CHROME_PATH
  }
  return [headlessShell, ...fullBrowsers].find((path) => existsSync(path))
}

/** Returns the path of a whole Chromium, which also has a back-forward cache; undefined if there is none. */
export const findFullBrowserPath = (): string | undefined => fullBrowsers.find((path) => existsSync(path))

/** Returns the path of a Firefox of this machine; undefined if there is none. Nothing installs one. */
export const findFirefoxPath = (): string | undefined =>
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

const sharedMemoryBytesMin = 1024 ** 3

/** Whether this machine's shared memory has room for several browsers: in many containers it has not. */
export function hasRoomForSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize >= sharedMemoryBytesMin
}

/**
 * Provides a browser for the browser tests, unless `CHROME_PATH` or the headless shell is there. As root on
 * Debian, installs the package of the shell. If that fails or is impossible, any Chromium of the machine is
 * used; if there is none, Playwright downloads its own shell.
 */
export function ensureBrowser(): void {
  if (process.env.CHROME_PATH || existsSync(headlessShell)) return
  if (installDebianPackage('chromium-headless-shell') || findBrowserPath()) return
  const options = ['playwright', 'install', '--only-shell', 'chromium']
  if (spawnSync('npx', options, { stdio: 'inherit' }).status === 0) return
  throw new Error('there is no Chromium, and none could be installed: install one and set CHROME_PATH')
}
