import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { db, type Transaction } from '@/db/client'
import { privateFiles } from '@/db/schema/members'
import { log } from '@/lib/log'
import { fileDriver } from './driver'
import type { Upload } from './upload'

const folderOf = (key: string) => `private-${key}`

/** Where the bytes lie: under a name that no public address can ask for. */
export const privateName = (key: string) => `${folderOf(key)}/file`

/** The address of a private file, which opens for its member and for the back office alone. */
export const privateFileUrl = (key: string) => `/files/private/${key}`

export type PrivateFile = { id: number; key: string }

/**
 * Stores a received file as it is, for its member and the back office. When the work that it belongs to fails,
 * the file is removed again.
 * @param write writes what points at the file, in the transaction of its row
 */
export async function withPrivateFiles<T>(
  uploads: readonly Upload[],
  memberId: number,
  write: (tx: Transaction, files: readonly PrivateFile[]) => Promise<T>,
): Promise<T> {
  const keyed = uploads.map((upload) => ({ upload, key: randomBytes(32).toString('hex') }))
  try {
    for (const { upload, key } of keyed) await fileDriver().put(privateName(key), upload.path)
    return await db().transaction(async (tx) => {
      const files: PrivateFile[] = []
      for (const { upload, key } of keyed) {
        const [row] = await tx
          .insert(privateFiles)
          .values({
            key,
            memberId,
            kind: upload.kind === 'pdf' ? 'pdf' : 'image',
            mime: upload.mime,
            bytes: upload.bytes,
            originalName: upload.originalName,
          })
          .returning({ id: privateFiles.id, key: privateFiles.key })
        if (!row) throw new Error('the private file row was not written')
        files.push(row)
      }
      return write(tx, files)
    })
  } catch (error) {
    await removeBytes(keyed.map(({ key }) => key))
    throw error
  }
}

/** Removes bytes that no row names any more. Storage that is down keeps them; that is logged and no failure. */
export async function removeBytes(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await fileDriver()
      .remove(folderOf(key))
      .catch((error: unknown) => {
        log().warn(
          { key, error: error instanceof Error ? error.message : String(error) },
          'a private file stayed',
        )
      })
  }
}

/** Private files by the keys of their addresses, in no order. */
export async function findPrivateFiles(
  keys: readonly string[],
): Promise<(typeof privateFiles.$inferSelect)[]> {
  return db()
    .select()
    .from(privateFiles)
    .where(inArray(privateFiles.key, [...keys]))
}
