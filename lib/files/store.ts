import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { type Database, db, type Transaction } from '@/db/client'
import { files } from '@/db/schema/files'
import { Problem } from '@/lib/api/problem'
import { fileDriver, temporaryFolder } from './driver'
import { imagePixelsMax } from './kinds'
import { widthsOf } from './picture'
import type { Upload } from './upload'
import { fileUrl } from './url'

export type StoredFile = { id: number; url: string; width: number | null; height: number | null }

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
  jpg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }),
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
  }: {
    originalName?: string
    createdBy?: number | null
    effort?: Encoding
    /** The form's field that a refusal names. */
    field?: string
  } = {},
): Promise<StoredFile> {
  const key = Buffer.isBuffer(source) ? createHash('sha256').update(source).digest('hex') : source.hash
  const known = await findFile(db(), key)
  if (known) return known

  const input = Buffer.isBuffer(source) ? source : source.path
  const { width, height } = await measure(input, field)
  const widths = widthsOf(width)
  const widest = widths.at(-1) ?? width
  const folder = await mkdtemp(join(await temporaryFolder(), 'picture-'))
  try {
    // Decoded once, at the widest size that is served; the smaller ones are made from that.
    const base = await inTurn(() =>
      sharp(input, { limitInputPixels: imagePixelsMax, failOn: 'error' })
        .rotate()
        .resize({ width: widest, withoutEnlargement: true })
        // What one can see through would be black in a JPEG.
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ).catch(() => {
      throw Problem.field(field, 'validation.imageBroken')
    })
    const raw = { width: base.info.width, height: base.info.height, channels: base.info.channels }
    const names: string[] = []
    for (const target of widths) {
      for (const [extension, encode] of Object.entries(encoders)) {
        const name = `${target}.${extension}`
        await encode(sharp(base.data, { raw }).resize({ width: target }), effort).toFile(join(folder, name))
        names.push(name)
      }
    }
    return await putAll(folder, names, {
      key,
      kind: 'image',
      name: `${widest}.jpg`,
      originalName: Buffer.isBuffer(source) ? originalName : source.originalName,
      bytes: Buffer.isBuffer(source) ? source.length : source.bytes,
      width: widest,
      height: Math.max(1, Math.round((height * widest) / width)),
      createdBy,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Hands finished files over to the storage and writes their row: all of it or nothing. The same picture sent
 * twice at once waits here, so that one that fails never takes away what the other has just stored.
 */
async function putAll(
  folder: string,
  names: readonly string[],
  row: typeof files.$inferInsert,
): Promise<StoredFile> {
  return db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`file ${row.key}`}))`)
    const known = await findFile(tx, row.key)
    if (known) return known
    const driver = fileDriver()
    try {
      for (const name of names) await driver.put(`${row.key}/${name}`, join(folder, name))
      return await insertFile(tx, row)
    } catch (error) {
      // What went wrong first is told, and storage that is down removes nothing either.
      await driver.remove(row.key).catch(() => {})
      throw error
    }
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

/** Stores a PDF or a film as it is. */
export async function storeDocument(
  source: Upload | { bytes: Buffer; kind: 'pdf' | 'video'; originalName: string },
  { createdBy = null }: { createdBy?: number | null } = {},
): Promise<StoredFile> {
  const made = 'bytes' in source && Buffer.isBuffer(source.bytes)
  const key = made
    ? createHash('sha256')
        .update(source.bytes as Buffer)
        .digest('hex')
    : (source as Upload).hash
  const known = await findFile(db(), key)
  if (known) return known
  const name = source.kind === 'pdf' ? 'file.pdf' : 'file.mp4'
  let path = 'path' in source ? source.path : ''
  if (made) {
    path = join(await temporaryFolder(), randomUUID())
    await writeFile(path, source.bytes as Buffer)
  }
  const { size } = await stat(path)
  try {
    await fileDriver().put(`${key}/${name}`, path)
  } finally {
    if (made) await rm(path, { force: true })
  }
  return insertFile(db(), {
    key,
    kind: source.kind === 'pdf' ? 'pdf' : 'video',
    name,
    originalName: source.originalName,
    bytes: size,
    width: null,
    height: null,
    createdBy,
  })
}

async function findFile(on: Database | Transaction, key: string): Promise<StoredFile | undefined> {
  const [row] = await on.select().from(files).where(eq(files.key, key))
  return row && { id: row.id, url: fileUrl(row), width: row.width, height: row.height }
}

async function insertFile(on: Database | Transaction, row: typeof files.$inferInsert): Promise<StoredFile> {
  const [written] = await on
    .insert(files)
    .values(row)
    // The same bytes sent twice at once: the second finds the first's row.
    .onConflictDoUpdate({ target: files.key, set: { key: row.key } })
    .returning()
  if (!written) throw new Error('the file row was not written')
  return { id: written.id, url: fileUrl(written), width: written.width, height: written.height }
}
