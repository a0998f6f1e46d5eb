import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { type Database, db, inTransaction, isInTransaction, type Transaction } from '@/db/client'
import type { PictureKind } from '@/lib/platform/files/picture-kind'
import { files } from '@/db/schema/files'
import type { FileKind } from '@/lib/platform/api/call'
import { Problem } from '@/lib/platform/api/problem'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import { pools, TaskLimit } from '@/lib/platform/pool/pool'
import type { DrawnPicture, PictureCompression, PictureDrawing } from './draw-picture'
import { fileDriver } from './driver'
import { ensureTemporaryFolder } from './temporary'
import type { Upload } from './upload'
import { fileUrl } from './url'

export type StoredFile = {
  id: number
  url: string
  width: number | null
  height: number | null
  originalName: string
}

const now = sql`now()`
const filesStored = placeOf('uploads', '')

type Options = {
  createdBy?: number | null
  /** The form's field that a refusal names. */
  field?: string
}

type PictureOptions = Options & {
  originalName?: string
  /** By default a stored picture keeps its kind, and a new one is a photograph. */
  pictureKind?: PictureKind | undefined
  encoding?: PictureCompression
  /** The most pixels of each side; by default `imageSideMax`, the limit of all pictures. */
  sideMax?: number | undefined
}

/**
 * Stores a received file publicly: a picture re-encoded, a PDF or a film as it is.
 * @throws Problem busy when too many pictures wait to be drawn; bad_input for a picture that cannot be drawn
 */
export function storePublicUpload(
  upload: Upload,
  { sideMax, pictureKind, encoding, ...options }: Omit<PictureOptions, 'originalName'> = {},
): Promise<StoredFile> {
  if (upload.kind !== 'image') return storePdfOrVideo(upload, options)
  const isOfStaff = typeof options.createdBy === 'number'
  const pool = isOfStaff ? pools.pictures : pools.logos
  const draw = (drawing: PictureDrawing) =>
    pool.run('drawPicture', drawing).catch((error: unknown) => {
      if (error instanceof TaskLimit) throw Problem.ofField(drawing.field, 'validation.imageBroken')
      throw error
    })
  return drawAndStoreImage(draw, upload, {
    ...options,
    sideMax,
    pictureKind,
    encoding: encoding ?? (isOfStaff ? 'best' : 'fast'),
  })
}

/**
 * Stores a picture: re-encoded without its metadata, in a few widths of AVIF, WebP and JPEG. The same bytes
 * are stored once per name.
 * @param draw draws the picture's files, in this thread or another
 * @param source a received upload, or the bytes of a picture that we made
 * @throws Problem bad_input when the bytes are no complete picture, or unpack to too many pixels
 */
export async function drawAndStoreImage(
  draw: (drawing: PictureDrawing) => Promise<DrawnPicture>,
  source: Upload | Buffer,
  {
    originalName = '',
    createdBy = null,
    encoding = 'best',
    field = 'image',
    sideMax,
    pictureKind,
  }: PictureOptions = {},
): Promise<StoredFile> {
  const isMade = Buffer.isBuffer(source)
  const hash = isMade ? hashOf(source) : source.hash
  // The same bytes in another size are a different picture.
  const key = sideMax === undefined ? hash : hashOf(Buffer.from(`${hash} ${sideMax}`))
  const name = isMade ? originalName : source.originalName
  const makePicture: MakeObjects = async (folder) => {
    const input = isMade ? source : source.path
    const { names, width, height } = await draw({ input, folder, field, encoding, sideMax })
    const row = {
      kind: 'image' as const,
      name: `${width}.jpg`,
      original_name: name,
      bytes: isMade ? source.length : source.bytes,
      width,
      height,
      picture_kind: pictureKind ?? 'photograph',
      created_by: createdBy,
    }
    return { objects: Object.fromEntries(names.map((name) => [name, join(folder, name)])), row }
  }
  return storeOncePerName(key, name, makePicture, pictureKind)
}

const documentNames: Partial<Record<FileKind, string>> = { pdf: 'file.pdf', video: 'file.mp4' }

/** Stores a PDF or a film as it is. */
export async function storePdfOrVideo(
  source: Upload | { bytes: Buffer; kind: 'pdf' | 'video'; originalName: string },
  { createdBy = null }: Options = {},
): Promise<StoredFile> {
  const { kind, originalName } = source
  const name = documentNames[kind]
  if (!name || kind === 'image' || kind === 'sheet' || kind === 'document')
    throw new Error(`a ${kind} is no document`)
  const hash = 'hash' in source ? source.hash : hashOf(source.bytes)
  const prepareDocument = async (folder: string) => {
    const path = 'path' in source ? source.path : join(folder, name)
    if (!('path' in source)) await writeFile(path, source.bytes)
    const bytes = 'path' in source ? source.bytes : source.bytes.length
    return {
      objects: { [name]: path },
      row: { kind, name, original_name: originalName, bytes, created_by: createdBy },
    }
  }
  return storeOncePerName(hash, originalName, prepareDocument)
}

/** Stores bytes once per name: the same bytes under another name are a separate file. */
async function storeOncePerName(
  key: string,
  originalName: string,
  make: MakeObjects,
  pictureKind?: PictureKind,
): Promise<StoredFile> {
  const file = await storeOnce(key, make, pictureKind)
  if (!originalName || file.originalName === originalName) return file
  return storeOnce(hashOf(Buffer.from(`${key}/${originalName}`)), make, pictureKind)
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The paths of finished files, by the names under which the files will be stored. */
type Objects = Record<string, string>
type Row = Omit<typeof files.$inferInsert, 'key'>
type MakeObjects = (folder: string) => Promise<{ objects: Objects; row: Row }>

const underWay = new Map<string, Promise<unknown>>()

/**
 * Stores the files made of some bytes, once and atomically: all objects and the row, or nothing. Holds no
 * database connection while the files are made or sent to the storage.
 * @param make makes the objects in a folder that is removed afterwards, and returns their row
 * @param pictureKind the kind that a picture gets which is stored already
 */
async function storeOnce(key: string, make: MakeObjects, pictureKind?: PictureKind): Promise<StoredFile> {
  if (isInTransaction()) throw new Error('files are stored before a transaction begins')
  const findOrStore = async () => {
    // The second lookup waits for a running sweep: a file that the sweep removes is stored again afterwards.
    const knownFile =
      (await findAndMarkUsed(db(), key, pictureKind)) ??
      (await runWithFileLock(key, (tx) => findAndMarkUsed(tx, key, pictureKind)))
    if (knownFile) return knownFile
    const folder = await mkdtemp(join(await ensureTemporaryFolder(), 'made-'))
    try {
      const { objects, row } = await make(folder)
      const file = await putObjectsAndRow(key, objects, row)
      countOne(filesStored)
      return file
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  // If the same bytes are sent twice at once, the second request waits, and usually finds what the first
  // stored.
  const before = underWay.get(key)
  const file = before ? before.then(findOrStore, findOrStore) : findOrStore()
  underWay.set(key, file)
  try {
    return await file
  } finally {
    if (underWay.get(key) === file) underWay.delete(key)
  }
}

async function putObjectsAndRow(key: string, objects: Objects, row: Row): Promise<StoredFile> {
  const driver = fileDriver()
  const names = Object.keys(objects).map((name) => `${key}/${name}`)
  let isBegun = false
  try {
    for (const [name, path] of Object.entries(objects)) {
      await driver.moveToStorage(`${key}/${name}`, path)
      isBegun = true
    }
    // The row is written like any save, in `inTransaction`, so that the picture can be searched by its name
    // at once.
    return await inTransaction(async () => {
      await db().execute(fileLockSql(key))
      const stats = await Promise.all(names.map((name) => driver.stat(name)))
      // Another instance failed to store the same bytes at this moment, and removed our objects with its own.
      if (stats.includes(null)) throw new Error('a file was removed while it was stored')
      return insertFileOrMarkUsed({ key, ...row })
    })
  } catch (error) {
    // The first error is thrown; an error of the removal is only logged, because a storage that is down
    // cannot remove anything either.
    if (isBegun)
      await removeObjectsWithoutRow(key).catch((failure: unknown) =>
        log().warn({ key, ...redactedErrorFields(failure) }, 'a file stayed'),
      )
    throw error
  }
}

/** Removes objects without a row, unless another instance has stored the same bytes in the meantime. */
async function removeObjectsWithoutRow(key: string): Promise<void> {
  await runWithFileLock(key, async (tx) => {
    if (!(await findAndMarkUsed(tx, key))) await fileDriver().removeFolder(key)
  })
}

const fileLockSql = (key: string) => sql`select pg_advisory_xact_lock(hashtext(${`file ${key}`}))`

/** Runs work while no other instance writes the row of a key's file, or removes the file. */
export function runWithFileLock<T>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db().transaction(async (tx) => {
    await tx.execute(fileLockSql(key))
    return work(tx)
  })
}

/**
 * Finds a stored file, and marks it as used now, so that a sweep keeps it until a row refers to it. A given kind
 * becomes that of the picture.
 */
async function findAndMarkUsed(
  database: Database | Transaction,
  key: string,
  pictureKind?: PictureKind,
): Promise<StoredFile | undefined> {
  const [row] = await database.update(files).set({ used_at: now }).where(eq(files.key, key)).returning()
  // A statement of its own, because every update of the kind expires all pages.
  if (row && pictureKind && row.picture_kind !== pictureKind)
    await database.update(files).set({ picture_kind: pictureKind }).where(eq(files.key, key))
  return row && storedFileOf(row)
}

async function insertFileOrMarkUsed(row: typeof files.$inferInsert): Promise<StoredFile> {
  const [savedRow] = await db()
    .insert(files)
    .values(row)
    // If the same bytes are sent twice at once, the second request finds the first one's row.
    .onConflictDoUpdate({ target: files.key, set: { used_at: now } })
    .returning()
  if (!savedRow) throw new Error('the file row was not written')
  return storedFileOf(savedRow)
}

const storedFileOf = (row: typeof files.$inferSelect): StoredFile => ({
  ...{ id: row.id, url: fileUrl(row), width: row.width, height: row.height },
  originalName: row.original_name,
})
