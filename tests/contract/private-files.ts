import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { db } from '@/db/client'
import { privateFiles } from '@/db/schema/members'
import { fileDriver } from '@/lib/platform/files/driver'
import { insertPrivateFile, privateObjectName, putPrivateFile } from '@/lib/platform/files/private'
import { ensureTemporaryFolder } from '@/lib/platform/files/temporary'

/** Stores a PDF of a member. @returns the number of its row */
export async function makePrivatePdf(memberId: number, originalName: string): Promise<number> {
  const path = join(await ensureTemporaryFolder(), randomUUID())
  const bytes = Buffer.from(`%PDF-1.7\n${originalName}\n%%EOF`)
  await writeFile(path, bytes)
  const upload = {
    path,
    kind: 'pdf',
    mime: 'application/pdf',
    bytes: bytes.length,
    originalName,
    hash: '',
  } as const
  return (await insertPrivateFile(db(), await putPrivateFile(upload), memberId)).id
}

/** Reads all private files: their names, and the hashes of their bytes. */
export async function readPrivateFiles(): Promise<{ name: string; hash: string }[]> {
  const rows = await db().select().from(privateFiles).orderBy(asc(privateFiles.original_name))
  return Promise.all(
    rows.map(async ({ key, original_name: name }) => {
      const hash = createHash('sha256')
      for await (const part of await fileDriver().read(privateObjectName(key))) hash.update(part as Buffer)
      return { name, hash: hash.digest('hex') }
    }),
  )
}
