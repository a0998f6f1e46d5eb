import { createWriteStream } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { type DataStore, type Locker, MemoryLocker, Server } from '@tus/server'
import type { Account } from '@/lib/platform/accounts/schema'
import { isStaffAccess, mayAccess } from '@/lib/platform/auth/roles'
import { authenticateStaff } from '@/lib/platform/auth/staff'
import { env } from '@/lib/platform/env'
import {
  makeUnfinishedUploadsFolder,
  unfinishedUploadsFolder,
  unfinishedMilliseconds,
} from '@/lib/platform/files/unfinished'
import { countCallerTryOrRefuse } from './admit'
import { BucketStore, RowLocker } from './bucket-uploads'
import { clientOf } from '@/lib/platform/api/client'
import type { FileRule } from '@/lib/platform/api/call'
import { isStorageFull } from '@/lib/platform/api/database-error'
import { isUploadIdOf, createUploadId, uploadMetadata } from '@/lib/platform/api/finished-uploads'
import { Problem } from '@/lib/platform/api/problem'
import { writeLimit } from '@/lib/platform/api/rate-limit'
import { Receiver, tooLargeProblem } from '@/lib/platform/api/receiver'
import { refusalResponseAndLog, refuseForeignOrigin } from '@/lib/platform/api/refusal'
import { registry } from './registry'
import { uploadsPath } from '@/lib/platform/api/uploads-path'

/** The disk space that uploads must leave free. */
const spareBytes = 64 * 1024 * 1024
/**
 * The rate at which an account may send chunks. A film arrives in chunks of 8 MB, so no normal upload reaches
 * this limit.
 */
const chunkLimit = { points: 1_200, perSeconds: 60 }

type UploadTarget = { field: string; rule: FileRule }

/**
 * Returns the field that an upload is for, and the rule for the field's files.
 * @throws Problem not_found if no staff call takes this file; forbidden if the account may not make the call
 */
function requireUploadTarget(metadata: unknown, account: Account): UploadTarget {
  const parseResult = uploadMetadata.safeParse(metadata)
  const call = parseResult.success ? registry.get(parseResult.data.call)?.call : undefined
  const rule = parseResult.success ? call?.files?.[parseResult.data.field] : undefined
  if (!parseResult.success || !call || !rule?.resumable) throw new Problem('not_found')
  const { access } = call
  if (!isStaffAccess(access)) throw new Problem('not_found')
  if (!mayAccess(account, access)) throw new Problem('forbidden')
  return { field: parseResult.data.field, rule }
}

/**
 * Makes the check of an upload's kind by its first bytes.
 * @throws Problem if the account may not send it
 */
function makeCheck(metadata: unknown, account: Account): Receiver {
  const { field, rule } = requireUploadTarget(metadata, account)
  return new Receiver(field, rule)
}

/** Stores unfinished uploads in the folder, and removes one that is refused or that fills the disk. */
class FolderStore extends FileStore {
  constructor(private readonly account: Account) {
    super({ directory: unfinishedUploadsFolder(), expirationPeriodInMilliseconds: unfinishedMilliseconds })
    // Uploads must declare their size: otherwise a file that is too large could not be refused before it is
    // sent.
    this.extensions = this.extensions.filter((extension) => extension !== 'creation-defer-length')
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const { metadata } = await this.getUpload(id)
    const check = makeCheck(metadata, this.account)
    const file = createWriteStream(join(unfinishedUploadsFolder(), id), { flags: 'r+', start: offset })
    try {
      if (offset === 0) await pipeline(readable, check, file)
      else await pipeline(readable, file)
      return offset + file.bytesWritten
    } catch (error) {
      const isFull = isStorageFull(error)
      if (isFull || error instanceof Problem) await this.remove(id)
      throw isFull ? new Problem('storage_full') : error
    }
  }
}

const folderLocker = new MemoryLocker()
/** How long a request may go on when another one waits for its upload, such as after a line that broke. */
const drainMilliseconds = 1_000

/** Returns the library's parts that hold the uploads: for the folder, or for the bucket. */
function makeStoreAndLocker(account: Account): { datastore: DataStore; locker: Locker } {
  if (!env().filesS3) return { datastore: new FolderStore(account), locker: folderLocker }
  const datastore = new BucketStore((metadata) => makeCheck(metadata, account))
  return { datastore, locker: new RowLocker(datastore) }
}

/** Makes the tus server for the uploads of one account. */
function makeUploadServer(account: Account, request: Request): Server {
  return new Server({
    path: uploadsPath,
    ...makeStoreAndLocker(account),
    lockDrainTimeout: drainMilliseconds,
    relativeLocation: true,
    allowedOrigins: [new URL(env().siteUrl).origin],
    namingFunction: () => createUploadId(account),
    onIncomingRequest: async (_request, id) => {
      if (!isUploadIdOf(account, id)) throw new Problem('not_found')
    },
    onUploadCreate: async (_request, { size = 0, metadata }) => {
      const { field, rule } = requireUploadTarget(metadata, account)
      if (size > rule.fileBytesMax) throw tooLargeProblem(field, rule)
      const { bavail, bsize } = await statfs(unfinishedUploadsFolder())
      if (bavail * bsize < size + spareBytes) throw new Problem('storage_full')
      return {}
    },
    onResponseError: async (_request, error) => {
      // The library answers its own errors, which carry a status and are not of type `Error`.
      if (!(error instanceof Error)) return undefined
      const answer = refusalResponseAndLog(error, request, 'mn')
      return { status_code: answer.status, body: await answer.text() }
    },
  })
}

/**
 * Receives a file in resumable chunks (tus 1.0) from staff who may make the call that will use the file. The
 * form of that call then names the file by its id.
 */
export async function receiveUpload(request: Request): Promise<Response> {
  try {
    const client = clientOf(request.headers)
    const isNew = request.method === 'POST'
    const staff = await authenticateStaff(client)
    await countCallerTryOrRefuse(
      `${request.method} ${uploadsPath}`,
      isNew ? writeLimit : chunkLimit,
      client,
      staff ?? {},
    )
    if (!staff) throw new Problem('unauthenticated')
    refuseForeignOrigin(request)
    // The folder is made here, because a failure of the library to make it could not be caught.
    await makeUnfinishedUploadsFolder()
    return await makeUploadServer(staff.account, request).handleWeb(request)
  } catch (error) {
    return refusalResponseAndLog(error, request, 'mn')
  }
}
