import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { unfinishedUploads } from '@/db/schema/files'
import { env } from '@/lib/platform/env'
import { Bucket } from './bucket'
import { nameAtStoragePath } from './place'

// A resumable upload where files lie in a bucket. The bytes of each request become one object; the row lists
// the objects in their order. So any instance can go on with an upload that another one began.

const folder = 'unfinished/'
/** How long a writer may be silent before another request takes its place: its process may have ended. */
const writerSeconds = 15

export type UnfinishedUpload = Pick<
  typeof unfinishedUploads.$inferSelect,
  'size' | 'received' | 'metadata' | 'parts' | 'created_at'
>

let currentBucket: Bucket | undefined

function bucket(): Bucket {
  const { filesS3 } = env()
  if (!filesS3) throw new Error('no bucket is set')
  return (currentBucket ??= new Bucket(filesS3))
}

const objectName = (id: string, part: string) => `${folder}${id}/${part}`

export async function insertUpload(
  id: string,
  size: number,
  metadata: UnfinishedUpload['metadata'],
): Promise<void> {
  await db().insert(unfinishedUploads).values({ id, size, metadata })
}

export async function findUpload(id: string): Promise<UnfinishedUpload | null> {
  const [row] = await db().select().from(unfinishedUploads).where(eq(unfinishedUploads.id, id))
  return row ?? null
}

/**
 * Stores the bytes of a local file as the next part.
 * @returns false, and stores nothing, if the upload has other bytes at that offset by now, or is gone
 */
export async function addPart(id: string, offset: number, path: string, bytes: number): Promise<boolean> {
  // A name of its own for each try, so that a late writer cannot replace the bytes of another.
  const part = `${offset}-${randomUUID()}`
  await bucket().put(objectName(id, part), path)
  const { rowCount } = await db()
    .update(unfinishedUploads)
    .set({
      parts: sql`array_append(${unfinishedUploads.parts}, ${part})`,
      received: offset + bytes,
      changed_at: sql`now()`,
    })
    .where(and(eq(unfinishedUploads.id, id), eq(unfinishedUploads.received, offset)))
  if (rowCount === 1) return true
  await bucket().remove(objectName(id, part))
  return false
}

/** Removes an upload. @returns whether it was there */
export async function removeUpload(id: string): Promise<boolean> {
  const { rowCount } = await db().delete(unfinishedUploads).where(eq(unfinishedUploads.id, id))
  await bucket().removeAll(`${folder}${id}/`)
  return rowCount === 1
}

/** Writes the whole file to a path and removes the upload. @returns false if another request has taken it */
export async function takeUpload(id: string, path: string): Promise<boolean> {
  const parts = (await findUpload(id))?.parts ?? []
  try {
    await pipeline(async function* () {
      for (const part of parts) yield* await bucket().read(objectName(id, part))
    }, createWriteStream(path))
  } catch (error) {
    // The other request has removed the parts; in a restored copy of the site they were never there.
    if ((error as Error).name === 'NoSuchKey') return false
    throw error
  }
  return removeUpload(id)
}

/**
 * Makes a request the only writer of an upload, or notes that it waits for the present one.
 * @returns 'gone' if there is no such upload
 */
export async function tryToBecomeWriter(id: string, writer: string): Promise<'writer' | 'waits' | 'gone'> {
  const isHeld = sql`coalesce(${unfinishedUploads.writer_until} > now(), false)`
  const [row] = await db()
    .update(unfinishedUploads)
    .set({
      writer: sql`case when ${isHeld} then ${unfinishedUploads.writer} else ${writer}::uuid end`,
      writer_until: sql`case when ${isHeld} then ${unfinishedUploads.writer_until}
        else now() + make_interval(secs => ${writerSeconds}) end`,
      is_awaited: isHeld,
    })
    .where(eq(unfinishedUploads.id, id))
    .returning({ writer: unfinishedUploads.writer })
  if (!row) return 'gone'
  return row.writer === writer ? 'writer' : 'waits'
}

/** Tells that a writer still works. @returns whether it should end: another waits, or it is no writer any more */
export async function renewWriter(id: string, writer: string): Promise<boolean> {
  const [row] = await db()
    .update(unfinishedUploads)
    .set({ writer_until: sql`now() + make_interval(secs => ${writerSeconds})` })
    .where(and(eq(unfinishedUploads.id, id), eq(unfinishedUploads.writer, writer)))
    .returning({ is_awaited: unfinishedUploads.is_awaited })
  return row?.is_awaited ?? true
}

export async function releaseWriter(id: string, writer: string): Promise<void> {
  await db()
    .update(unfinishedUploads)
    .set({ writer: null, writer_until: null, is_awaited: false })
    .where(and(eq(unfinishedUploads.id, id), eq(unfinishedUploads.writer, writer)))
}

/**
 * Removes what nobody goes on with: uploads that received nothing since a moment, parts without an upload, and
 * what a killed process had begun to send to the bucket.
 * @returns how much was removed
 */
export async function sweepBucket(silentSince: Date): Promise<number> {
  const silentUploads = await db()
    .delete(unfinishedUploads)
    .where(lt(unfinishedUploads.changed_at, silentSince))
    .returning({ id: unfinishedUploads.id })
  const oldParts = new Map<string, string[]>()
  for await (const { name, changedAt } of bucket().list(folder)) {
    const id = name.split('/')[1] ?? ''
    if (changedAt < silentSince) oldParts.set(id, [...(oldParts.get(id) ?? []), name])
  }
  const knownUploads = await db()
    .select({ id: unfinishedUploads.id })
    .from(unfinishedUploads)
    .where(inArray(unfinishedUploads.id, [...oldParts.keys()]))
  for (const { id } of knownUploads) oldParts.delete(id)
  for (const names of oldParts.values()) await Promise.all(names.map((name) => bucket().remove(name)))
  const abortedCount = await bucket().abortUploads(
    silentSince,
    (name) => name.startsWith(folder) || nameAtStoragePath(name) !== null,
  )
  return silentUploads.length + abortedCount
}
