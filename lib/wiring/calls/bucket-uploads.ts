import { randomUUID } from 'node:crypto'
import { open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { DataStore, ERRORS, type Lock, type Locker, type RequestRelease, Upload } from '@tus/server'
import { isStorageFull } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { ensureTemporaryFolder } from '@/lib/platform/files/temporary'
import { unfinishedMilliseconds } from '@/lib/platform/files/unfinished'
import {
  addPart,
  findUpload,
  insertUpload,
  releaseWriter,
  removeUpload,
  renewWriter,
  tryToBecomeWriter,
} from '@/lib/platform/files/unfinished-in-bucket'
import { log, redactedErrorFields } from '@/lib/platform/log'

const lockMilliseconds = 30_000
const retryMilliseconds = 200
const renewalMilliseconds = 1_000

/** Stores the unfinished uploads in the bucket, where every instance can go on with them. */
export class BucketStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']

  /** Ends with the last write: the library does not wait for a write whose line broke. */
  lastWrite: Promise<unknown> = Promise.resolve()

  /** @param makeCheck makes the check of the first bytes; throws if the account may not send the upload */
  constructor(private readonly makeCheck: (metadata: unknown) => Transform) {
    super()
  }

  override async create(upload: Upload): Promise<Upload> {
    await insertUpload(upload.id, upload.size ?? 0, upload.metadata ?? {})
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await findUpload(id)
    if (!upload) throw ERRORS.FILE_NOT_FOUND
    const { size, received: offset, metadata, created_at } = upload
    return new Upload({ id, size, offset, metadata, creation_date: created_at.toISOString() })
  }

  override async remove(id: string): Promise<void> {
    if (!(await removeUpload(id))) throw ERRORS.FILE_NOT_FOUND
  }

  override getExpiration(): number {
    return unfinishedMilliseconds
  }

  override write(readable: Readable, id: string, offset: number): Promise<number> {
    const work = this.writePart(readable, id, offset)
    this.lastWrite = work.catch(() => undefined)
    return work
  }

  /** Collects the bytes on this machine first: what came before a line broke is stored too. */
  private async writePart(readable: Readable, id: string, offset: number): Promise<number> {
    const { metadata } = await this.getUpload(id)
    const check = this.makeCheck(metadata)
    const path = join(await ensureTemporaryFolder(), randomUUID())
    try {
      const { bytes, failure } = await collectBytes(readable, path, offset === 0 ? check : null)
      const isFull = isStorageFull(failure)
      if (isFull || failure instanceof Problem) {
        await removeUpload(id)
        throw isFull ? new Problem('storage_full') : failure
      }
      if (bytes > 0 && !(await addPart(id, offset, path, bytes))) throw ERRORS.INVALID_OFFSET
      if (failure) throw failure
      return offset + bytes
    } finally {
      await rm(path, { force: true })
    }
  }
}

/** Writes bytes to a path as they come. @returns how many came, and the failure that ended them */
async function collectBytes(
  readable: Readable,
  path: string,
  check: Transform | null,
): Promise<{ bytes: number; failure?: unknown }> {
  const file = await open(path, 'w')
  const writeAll = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) await file.appendFile(chunk)
  }
  const work = check ? pipeline(readable, check, writeAll) : pipeline(readable, writeAll)
  const failure = await work.catch((error: unknown) => error)
  // This waits for the write under way, so the size is final.
  await file.close()
  return { bytes: (await stat(path)).size, failure }
}

/** Lets one request at a time work on an upload, over all instances. */
export class RowLocker implements Locker {
  constructor(private readonly store: BucketStore) {}

  newLock(id: string): Lock {
    return new RowLock(id, this.store)
  }
}

class RowLock implements Lock {
  private readonly writer = randomUUID()
  private renewal: NodeJS.Timeout | undefined

  constructor(
    private readonly id: string,
    private readonly store: BucketStore,
  ) {}

  async lock(signal: AbortSignal, cancel: RequestRelease): Promise<void> {
    const endsAt = performance.now() + lockMilliseconds
    for (;;) {
      const state = await tryToBecomeWriter(this.id, this.writer)
      // An upload that is only now created has no row yet, and nobody else knows its id.
      if (state === 'gone') return
      if (state === 'writer') break
      if (signal.aborted || performance.now() > endsAt) throw ERRORS.ERR_LOCK_TIMEOUT
      await pause(retryMilliseconds)
    }
    this.renewal = setInterval(() => {
      renewWriter(this.id, this.writer).then(
        (shouldEnd) => shouldEnd && cancel(),
        (error: unknown) => log().warn(redactedErrorFields(error), 'an upload could not be held'),
      )
    }, renewalMilliseconds)
  }

  async unlock(): Promise<void> {
    await this.store.lastWrite
    clearInterval(this.renewal)
    await releaseWriter(this.id, this.writer)
  }
}
