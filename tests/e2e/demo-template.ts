import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { startLocalServices } from '../../scripts/local/stack'
import { queryAt } from '../query-at'

/** The demo content from which all sites of a run are copied. */
export type DemoTemplate = { databaseUrl: string; filesDir: string }

/**
 * Writes the demo content once for a run, into a database that no site uses itself: writing it takes longer
 * than a whole site needs to start, copying it half a second.
 */
export async function startDemoTemplate(
  dataDir: string,
): Promise<{ template: DemoTemplate; stop: () => Promise<void> }> {
  const { databaseUrl, stop } = await startLocalServices({ dataDir, durable: false })
  return { template: { databaseUrl, filesDir: join(dataDir, 'files') }, stop }
}

/**
 * Creates a database on the same Postgres: a copy of the demo content with its files, or an empty one.
 * @param filesDir where the copied files go; without it the database is empty
 * @returns the address of the database
 */
export async function ownDatabase(
  template: DemoTemplate,
  name: string,
  filesDir: string | null,
): Promise<string> {
  const url = new URL(template.databaseUrl)
  const source = url.pathname.slice(1)
  url.pathname = '/postgres'
  await queryAt(url.href, `create database "${name}" ${filesDir === null ? '' : `template "${source}"`}`)
  if (filesDir !== null) await cp(template.filesDir, filesDir, { recursive: true })
  url.pathname = `/${name}`
  return url.href
}
