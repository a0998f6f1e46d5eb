import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium of this machine (`CHROME_PATH` first); undefined leaves the choice to Playwright's own. */
export function findBrowser(): string | undefined {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH names ${CHROME_PATH}, which does not exist`)
    return CHROME_PATH
  }
  return places.find((path) => existsSync(path))
}

/**
 * Makes sure that the browser tests have a browser: the machine's own, on Debian as root the package,
 * elsewhere the one that Playwright downloads.
 *
 * @returns what was done, for the log
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const options = ['-y', '--no-install-recommends', 'install', 'chromium']
    if (run('apt-get', ['update']) && run('apt-get', options) && findBrowser())
      return 'chromium was installed'
  }
  if (run('npx', ['playwright', 'install', 'chromium'])) return "Playwright's own chromium"
  throw new Error('there is no Chromium, and none could be installed: install one and set CHROME_PATH')
}

function run(command: string, args: string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'inherit', env: environment }).status === 0
}
