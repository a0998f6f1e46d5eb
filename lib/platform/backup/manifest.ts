import { createHash, type Hash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { createSeal, createUnseal } from './seal'
import type { BackupPlace } from './place'

const fileSchema = z.object({ bytes: z.number(), sha256: z.string() })

const manifestSchema = z.object({
  format: z.literal(1),
  at: z.string(),
  schemaVersion: z.number(),
  /** What made the backup; the first backups do not say it. */
  versions: z.object({ strata: z.string(), postgres: z.string() }).optional(),
  tables: z.array(
    z.object({
      table: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      sha256: z.string(),
    }),
  ),
  sequences: z.record(z.string(), z.string()),
  /** Every stored file by its name in the storage. */
  files: z.record(z.string(), fileSchema),
})
export type Manifest = z.infer<typeof manifestSchema>
export type FileProof = z.infer<typeof fileSchema>

/** Names of backups sort by their time. */
const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

export const backupNameAt = (moment: Date): string => moment.toISOString().replace(/[:.]/g, '-')
export const dateOfBackup = (name: string): Date =>
  new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'))
const manifestPath = (name: string): string => `${name}/manifest`
export const tablePath = (name: string, table: string): string => `${name}/tables/${table}`
export const filePath = (storedName: string): string => `files/${storedName.slice(0, 2)}/${storedName}`

/**
 * Lists the names of the finished backups in a place, the oldest first, and of the remains of those that were
 * broken off: a backup is finished with its manifest.
 */
export async function listAllBackups(place: BackupPlace): Promise<{ names: string[]; remains: string[] }> {
  const folders = (await place.listFolders()).filter((name) => backupName.test(name)).sort()
  const names: string[] = []
  for (const name of folders)
    for await (const file of place.list(`${name}/`)) if (file.name === manifestPath(name)) names.push(name)
  return { names, remains: folders.filter((name) => !names.includes(name)) }
}

/** Lists the names of the finished backups, the oldest first. */
export const listBackups = async (place: BackupPlace): Promise<string[]> =>
  (await listAllBackups(place)).names

export async function readManifest(place: BackupPlace, name: string, secret: string): Promise<Manifest> {
  const result = manifestSchema.safeParse(await readJson(place, manifestPath(name), secret))
  if (!result.success) throw new Error(`the backup ${name} is of another version of the backup command`)
  return result.data
}

export const writeManifest = (
  place: BackupPlace,
  name: string,
  secret: string,
  manifest: Manifest,
): Promise<void> => writeJson(place, manifestPath(name), secret, manifest)

const restoresFolder = 'restores/'

/**
 * Leaves a note in the place that a backup was restored, every hash right. The next backup of the original
 * reads it, so that the original knows of drills on other machines.
 */
export const noteRestore = (place: BackupPlace, name: string, secret: string, at: Date): Promise<void> =>
  writeJson(place, `${restoresFolder}${name}`, secret, { at: at.toISOString() })

/** Reads when each backup was last restored, by its name. */
export async function readRestores(place: BackupPlace, secret: string): Promise<Map<string, Date>> {
  const restores = new Map<string, Date>()
  for await (const { name: path } of place.list(restoresFolder)) {
    if (!backupName.test(path.slice(restoresFolder.length))) continue
    const { at } = z.object({ at: z.iso.datetime() }).parse(await readJson(place, path, secret))
    restores.set(path.slice(restoresFolder.length), new Date(at))
  }
  return restores
}

/** Removes what was left of a backup: the manifest first, because a part of a backup counts as none. */
export async function removeBackup(place: BackupPlace, name: string): Promise<void> {
  await place.remove(manifestPath(name))
  for await (const file of place.list(`${name}/`)) await place.remove(file.name)
  await place.remove(`${restoresFolder}${name}`)
}

async function readJson(place: BackupPlace, path: string, secret: string): Promise<unknown> {
  const unseal = createUnseal(secret, path)
  const [text] = await Promise.all([buffer(unseal), pipeline(await place.read(path), unseal)])
  return JSON.parse(text.toString())
}

async function writeJson(place: BackupPlace, path: string, secret: string, value: unknown): Promise<void> {
  await place.write(path, Readable.from([Buffer.from(JSON.stringify(value))]).pipe(createSeal(secret, path)))
}

/** A stream that passes bytes on and notes their number and hash. */
export class Measure extends Transform {
  bytes = 0
  private readonly hash: Hash = createHash('sha256')

  constructor() {
    super({
      transform: (chunk: Buffer, _, callback) => {
        this.bytes += chunk.length
        this.hash.update(chunk)
        callback(null, chunk)
      },
    })
  }

  digest(): string {
    return this.hash.digest('hex')
  }
}
