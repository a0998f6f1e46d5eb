import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installDebianPackage } from './debian'
import { findFreePort } from './local/ports'

/**
 * Makes sure that `deploy/nginx.conf` can be tried. If the machine has no nginx, installs the package of the
 * distribution, which needs Debian and root.
 *
 * @returns whether one is available; without it the test is skipped
 */
export const ensureNginx = (): boolean => hasNginx() || (installDebianPackage('nginx-light') && hasNginx())

/** Returns whether nginx answers, and openssl, which makes the certificate of the test. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0
}

export type Nginx = { url: string; stop(): Promise<void> }

/**
 * Starts nginx with a configuration on a free port of this machine, and waits until it answers.
 * @param makeConfiguration gets the port and a folder for everything that nginx writes
 */
export async function startNginx(
  protocol: 'http' | 'https',
  makeConfiguration: (port: number, folder: string) => Promise<string>,
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'strata-nginx-'))
  const port = await findFreePort(undefined, '127.0.0.1')
  const file = join(folder, 'nginx.conf')
  await writeFile(file, await makeConfiguration(port, folder))
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const end = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await end
    await rm(folder, { recursive: true, force: true })
  }
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) {
      const reason = await readFile(join(folder, 'error.log'), 'utf8').catch(() => '')
      await stop()
      throw new Error(`nginx did not start: ${reason}`)
    }
    await pause(20)
  }
  return { url: `${protocol}://127.0.0.1:${port}`, stop }
}

/** Returns whether something listens on a port of this machine. */
export function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** The folders that nginx writes to without being told; as built they belong to root. */
const ownFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Returns the lines of the section `http` that put all that nginx writes into a folder. */
export const linesForFolder = (folder: string): string =>
  ownFolders.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')

/**
 * Starts nginx with `deploy/nginx.conf` in front of one or more instances: only the places that the file marks
 * differ. Its certificate is made for it, and nobody trusts it.
 * @param protocol without `https`, what it costs to encrypt is not measured
 */
export function startEdge(
  strataUrls: string | readonly string[],
  protocol: 'http' | 'https' = 'https',
): Promise<Nginx> {
  const urls = [strataUrls].flat()
  return startNginx(protocol, async (port, folder) => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'rsa:2048']
    spawnSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate])
    const places: [string, string][] = [
      ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
      ['pid /run/nginx.pid;', `pid ${join(folder, 'nginx.pid')};`],
      ['/var/log/nginx/error.log', join(folder, 'error.log')],
      ['/var/cache/nginx/strata', join(folder, 'cache')],
      ['/etc/ssl/strata/fullchain.pem', certificate],
      ['/etc/ssl/strata/privkey.pem', key],
      [
        'server 127.0.0.1:3000 max_fails=0;',
        urls.map((url) => `server ${new URL(url).host} max_fails=0;`).join(' '),
      ],
      ['listen 80 default_server;', `listen unix:${join(folder, 'plain.sock')};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port}${protocol === 'https' ? ' ssl http2' : ''};`],
      ['http {\n', `http {\n${linesForFolder(folder)}\n`],
    ]
    return replacePlaces('deploy/nginx.conf', await readFile('deploy/nginx.conf', 'utf8'), places)
  })
}

/** Replaces the marked places of a file of `deploy`. @throws Error if the file lacks one */
export function replacePlaces(file: string, text: string, places: readonly [string, string][]): string {
  return places.reduce((result, [place, value]) => {
    if (!result.includes(place)) throw new Error(`${file} has no "${place}"`)
    return result.replace(place, () => value)
  }, text)
}
