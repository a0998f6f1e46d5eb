import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import type { Account } from '@/lib/platform/accounts/schema'
import { ensureTemporaryFolder } from '@/lib/platform/files/temporary'
import { findUnfinishedUpload, takeUnfinishedUpload } from '@/lib/platform/files/unfinished'
import type { Upload } from '@/lib/platform/files/upload'
import type { Call, FileRule } from './call'
import { Problem } from './problem'
import { type Body, cleanFileName } from './read-body'
import { Receiver } from './receiver'

/** Creates the id of a resumable upload. It contains the id of the only account that can use the upload. */
export const createUploadId = (account: Pick<Account, 'id'>) => `${account.id}-${randomUUID()}`
export function isUploadIdOf(account: Pick<Account, 'id'>, uploadId: string): boolean {
  return (
    /^\d+-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(uploadId) && uploadId.startsWith(`${account.id}-`)
  )
}

/**
 * What a sender declares about an upload: the call that will use it, the call's field and the file's name.
 */
export const uploadMetadata = z.object({
  call: z.string(),
  field: z.string(),
  filename: z.string().nullish(),
})
const uploadRecord = z.object({
  size: z.number().int(),
  received: z.number().int(),
  metadata: uploadMetadata,
})

/**
 * Adds to a form's received files the finished resumable uploads whose ids the form contains, as if the form
 * itself had contained the files. `body.discard` then removes their bytes too, unless they were stored.
 * @throws Problem at the field when an upload is incomplete, missing, too large or of a wrong kind
 */
export async function addFinishedUploads(call: Call, body: Body, account: Account): Promise<void> {
  for (const [field, rule] of Object.entries(call.files ?? {})) {
    const id = body.fields[field]
    if (!rule.resumable || typeof id !== 'string' || id === '' || body.files[field]) continue
    const upload = await claimFinishedUpload(id, { call: call.route, field, rule, account })
    body.files[field] = [upload]
    const { discard } = body
    body.discard = async () => {
      await rm(upload.path, { force: true })
      await discard()
    }
  }
}

type FileField = { call: string; field: string; rule: FileRule; account: Account }

async function claimFinishedUpload(id: string, { call, field, rule, account }: FileField): Promise<Upload> {
  const problem = Problem.ofField(field, 'validation.uploadGone')
  if (!isUploadIdOf(account, id)) throw problem
  const upload = uploadRecord.safeParse(await findUnfinishedUpload(id))
  if (!upload.success || upload.data.received !== upload.data.size) throw problem
  const { metadata } = upload.data
  if (metadata.call !== call || metadata.field !== field) throw problem
  const path = join(await ensureTemporaryFolder(), randomUUID())
  try {
    if (!(await takeUnfinishedUpload(id, path))) throw problem
    const check = new Receiver(field, rule)
    await pipeline(
      createReadStream(path),
      check,
      new Writable({ write: (_chunk, _encoding, next) => next() }),
    )
    return {
      ...(await check.fileProperties()),
      path,
      originalName: cleanFileName(metadata.filename ?? ''),
    }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
