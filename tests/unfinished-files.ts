import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The unfinished files of the storage. Each process has a folder there as long as it lives. */
export function unfinishedFiles(filesDir: string): string[] {
  const folder = join(filesDir, 'tmp')
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : []
  return names.filter((name) => name.includes('/'))
}
