import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { type Database, db } from '@/db/client'
import { privateFiles } from '@/db/schema/members'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { fileDriver } from './driver'
import type { Upload } from './upload'

/** The folder of a private file's bytes. */
export const privateFolder = (key: string) => `private-${key}`

/** The name under which a private file's bytes are stored. No public address leads to the bytes. */
export const privateObjectName = (key: string) => `${privateFolder(key)}/file`

/** The address of a private file, which only its member and the back office can open. */
export const privateFileUrl = (key: string) => `/files/private/${key}`

/** A private file whose bytes are stored, and whose row is not yet written. */
export type PrivateFile = Pick<
  typeof privateFiles.$inferSelect,
  'key' | 'kind' | 'mime' | 'bytes' | 'original_name'
>

/** Stores the bytes of a received file as they are. Without a row no one can open them. */
export async function putPrivateFile({
  kind,
  mime,
  bytes,
  originalName,
  path,
}: Upload): Promise<PrivateFile> {
  const key = randomBytes(32).toString('hex')
  await fileDriver().moveToStorage(privateObjectName(key), path)
  return { key, kind: kind === 'pdf' ? 'pdf' : 'image', mime, bytes, original_name: originalName }
}

/** Writes the row of a stored file, so that its member and the back office can open it. */
export async function insertPrivateFile(
  database: Pick<Database, 'insert'>,
  file: PrivateFile,
  memberId: number,
): Promise<{ id: number }> {
  const [row] = await database
    .insert(privateFiles)
    .values({ ...file, member_id: memberId })
    .returning({ id: privateFiles.id })
  if (!row) throw new Error('the private file row was not written')
  return row
}

/**
 * Removes the bytes of each file that has no row. If the database is unreachable, all files stay, and the
 * failure is logged.
 */
export async function removeFilesWithoutRow(files: readonly PrivateFile[]): Promise<void> {
  if (files.length === 0) return
  const keys = files.map(({ key }) => key)
  try {
    const namedKeys = new Set((await findPrivateFiles(keys)).map(({ key }) => key))
    await removePrivateFileBytes(keys.filter((key) => !namedKeys.has(key)))
  } catch (error) {
    log().warn(
      { keys, error: error instanceof Error ? error.message : String(error) },
      'private files stayed',
    )
  }
}

/**
 * Removes the bytes of private files. If the storage is unreachable, the bytes stay; this is logged, and
 * nothing is thrown.
 */
export async function removePrivateFileBytes(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await fileDriver()
      .removeFolder(privateFolder(key))
      .catch((error: unknown) => {
        log().warn({ key, ...redactedErrorFields(error) }, 'a private file stayed')
      })
  }
}

/** Returns private files by the keys of their addresses, unordered. */
export async function findPrivateFiles(
  keys: readonly string[],
): Promise<(typeof privateFiles.$inferSelect)[]> {
  return db()
    .select()
    .from(privateFiles)
    .where(inArray(privateFiles.key, [...keys]))
}
