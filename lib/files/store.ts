import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { type Database, db, inTransaction, isInTransaction, type Transaction } from '@/db/client'
import { files } from '@/db/schema/files'
import type { FileKind } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { log, reasonOf } from '@/lib/log'
import { fileDriver } from './driver'
import { imagePixelsMax, imageSideMax } from './kinds'
import { widthsOf } from './picture'
import { temporaryFolder } from './temporary'
import type { Upload } from './upload'
import { fileUrl } from './url'

export type StoredFile = { id: number; url: string; width: number | null; height: number | null }

const now = sql`now()`

// It would keep the pixels of pictures that nobody asks for again.
sharp.cache(false)

let unpacking: Promise<unknown> = Promise.resolve()

/** Pictures are unpacked one after the other: the pixels of a large one take hundreds of megabytes. */
function inTurn<T>(unpack: () => Promise<T>): Promise<T> {
  const unpacked = unpacking.then(unpack)
  // Its end alone, however it ended: the pixels are not to be held until the next one.
  unpacking = unpacked.then(
    () => {},
    () => {},
  )
  return unpacked
}

type Encoding = 'fast' | 'best'

const encoders = {
  avif: (image: Sharp, encoding: Encoding) =>
    image.avif({ quality: 52, effort: encoding === 'fast' ? 1 : 4 }),
  webp: (image: Sharp, encoding: Encoding) =>
    image.webp({ quality: 76, effort: encoding === 'fast' ? 2 : 4 }),
  jpg: (image: Sharp, encoding: Encoding) => image.jpeg({ quality: 80, mozjpeg: encoding === 'best' }),
}

type Options = {
  createdBy?: number | null
  /** The form's field that a refusal names. */
  field?: string
}

/** Stores a received file for everybody: a picture re-encoded, a PDF or a film as it is. */
export function storeUpload(upload: Upload, options: Options = {}): Promise<StoredFile> {
  return upload.kind === 'image' ? storeImage(upload, options) : storeDocument(upload, options)
}

/**
 * Stores a picture: re-encoded without its metadata, in a few widths of AVIF, WebP and JPEG. The same bytes
 * are stored once.
 * @param source a received upload, or the bytes of a picture that we made
 * @throws Problem bad_input when the bytes are no whole picture, or unpack to too many pixels
 */
export async function storeImage(
  source: Upload | Buffer,
  {
    originalName = '',
    createdBy = null,
    effort = 'best',
    field = 'image',
  }: Options & { originalName?: string; effort?: Encoding } = {},
): Promise<StoredFile> {
  const isMade = Buffer.isBuffer(source)
  return storeOnce(isMade ? hashOf(source) : source.hash, async (folder) => {
    const input = isMade ? source : source.path
    const size = await measure(input, field)
    const widths = widthsOf(Math.max(1, Math.round(size.width * Math.min(1, imageSideMax / size.height))))
    const widest = widths.at(-1) ?? 1
    const heightAt = (width: number) =>
      Math.min(imageSideMax, Math.max(1, Math.round((size.height * width) / size.width)))
    // Decoded once, at the widest size that is served; the smaller ones are made from that.
    const base = await inTurn(() =>
      sharp(input, { limitInputPixels: imagePixelsMax, failOn: 'error' })
        .rotate()
        .resize({ width: widest, height: heightAt(widest), fit: 'fill' })
        // What one can see through would be black in a JPEG.
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ).catch(() => {
      throw Problem.field(field, 'validation.imageBroken')
    })
    const raw = { width: base.info.width, height: base.info.height, channels: base.info.channels }
    const objects: Objects = {}
    for (const target of widths) {
      for (const [extension, encode] of Object.entries(encoders)) {
        const name = `${target}.${extension}`
        const path = (objects[name] = join(folder, name))
        const resized = sharp(base.data, { raw }).resize({
          width: target,
          height: heightAt(target),
          fit: 'fill',
        })
        const encoded = await encode(resized, effort).toBuffer()
        // Written by us, so that a full disk says that it is full.
        await writeFile(path, encoded)
      }
    }
    const row = {
      kind: 'image' as const,
      name: `${widest}.jpg`,
      original_name: isMade ? originalName : source.originalName,
      bytes: isMade ? source.length : source.bytes,
      width: widest,
      height: heightAt(widest),
      created_by: createdBy,
    }
    return { objects, row }
  })
}

const documentNames: Partial<Record<FileKind, string>> = { pdf: 'file.pdf', video: 'file.mp4' }

/** Stores a PDF or a film as it is. */
export async function storeDocument(
  source: Upload | { bytes: Buffer; kind: 'pdf' | 'video'; originalName: string },
  { createdBy = null }: Options = {},
): Promise<StoredFile> {
  const { kind, originalName } = source
  const name = documentNames[kind]
  if (!name || kind === 'image' || kind === 'sheet') throw new Error(`a ${kind} is no document`)
  return storeOnce('hash' in source ? source.hash : hashOf(source.bytes), async (folder) => {
    const path = 'path' in source ? source.path : join(folder, name)
    if (!('path' in source)) await writeFile(path, source.bytes)
    const bytes = 'path' in source ? source.bytes : source.bytes.length
    return {
      objects: { [name]: path },
      row: { kind, name, original_name: originalName, bytes, created_by: createdBy },
    }
  })
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Finished files by the names that they are to be stored under. */
type Objects = Record<string, string>
type Row = Omit<typeof files.$inferInsert, 'key'>

const underWay = new Map<string, Promise<unknown>>()

/**
 * Stores what is made of some bytes, once and whole: all of its objects and its row, or nothing. No connection
 * to the database is held while something is made or handed over to the storage.
 * @param make makes the objects in a folder that is removed afterwards, and says their row
 */
async function storeOnce(
  key: string,
  make: (folder: string) => Promise<{ objects: Objects; row: Row }>,
): Promise<StoredFile> {
  if (isInTransaction()) throw new Error('files are stored before a transaction begins')
  const store = async () => {
    // The second time beside a sweep: what it is removing at this moment is stored anew once it is gone.
    const known = (await markUsed(db(), key)) ?? (await alone(key, (tx) => markUsed(tx, key)))
    if (known) return known
    const folder = await mkdtemp(join(await temporaryFolder(), 'made-'))
    try {
      const { objects, row } = await make(folder)
      return await putAll(key, objects, row)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  // The same bytes sent twice at once: the second waits, and mostly finds what the first has stored.
  const before = underWay.get(key)
  const stored = before ? before.then(store, store) : store()
  underWay.set(key, stored)
  try {
    return await stored
  } finally {
    if (underWay.get(key) === stored) underWay.delete(key)
  }
}

async function putAll(key: string, objects: Objects, row: Row): Promise<StoredFile> {
  const driver = fileDriver()
  const names = Object.keys(objects).map((name) => `${key}/${name}`)
  let isBegun = false
  try {
    for (const [name, path] of Object.entries(objects)) {
      await driver.put(`${key}/${name}`, path)
      isBegun = true
    }
    // As a save is, so that a picture is found by its name at once.
    return await inTransaction(async () => {
      await db().execute(lockOf(key))
      const found = await Promise.all(names.map((name) => driver.stat(name)))
      // Another instance failed with the same bytes at this moment, and cleared away ours with its own.
      if (found.includes(null)) throw new Error('a file was removed while it was stored')
      return insertFile({ key, ...row })
    })
  } catch (error) {
    // What went wrong first is told, and storage that is down removes nothing either.
    if (isBegun)
      await removeHalf(key).catch((failure: unknown) =>
        log().warn({ key, ...reasonOf(failure) }, 'a file stayed'),
      )
    throw error
  }
}

/** Removes what has no row: another instance may have stored the same bytes meanwhile. */
async function removeHalf(key: string): Promise<void> {
  await alone(key, async (tx) => {
    if (!(await markUsed(tx, key))) await fileDriver().remove(key)
  })
}

const lockOf = (key: string) => sql`select pg_advisory_xact_lock(hashtext(${`file ${key}`}))`

/** One instance at a time writes or clears away what belongs to a key. */
export function alone<T>(key: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db().transaction(async (tx) => {
    await tx.execute(lockOf(key))
    return work(tx)
  })
}

/** Size of a picture as it is seen, its turn by metadata included. */
async function measure(input: Buffer | string, field: string): Promise<{ width: number; height: number }> {
  const metadata = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw Problem.field(field, 'validation.imageBroken')
    })
  if (metadata.width * metadata.height > imagePixelsMax) {
    throw Problem.field(field, 'validation.imagePixels', { max: Math.round(imagePixelsMax / 1_000_000) })
  }
  const turned = (metadata.orientation ?? 1) >= 5
  return turned
    ? { width: metadata.height, height: metadata.width }
    : { width: metadata.width, height: metadata.height }
}

/** Finds a stored file, and says that it is used now: a sweep leaves it to whoever is about to name it. */
async function markUsed(on: Database | Transaction, key: string): Promise<StoredFile | undefined> {
  const [row] = await on.update(files).set({ used_at: now }).where(eq(files.key, key)).returning()
  return row && { id: row.id, url: fileUrl(row), width: row.width, height: row.height }
}

async function insertFile(row: typeof files.$inferInsert): Promise<StoredFile> {
  const [written] = await db()
    .insert(files)
    .values(row)
    // The same bytes sent twice at once: the second finds the first's row.
    .onConflictDoUpdate({ target: files.key, set: { used_at: now } })
    .returning()
  if (!written) throw new Error('the file row was not written')
  return { id: written.id, url: fileUrl(written), width: written.width, height: written.height }
}
