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
const backupName = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\/manifest$/

export const backupNameAt = (moment: Date): string => moment.toISOString().replace(/[:.]/g, '-')
export const dateOfBackup = (name: string): Date =>
  new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'))
const manifestPath = (name: string) => `${name}/manifest`
export const tablePath = (name: string, table: string): string => `${name}/tables/${table}`
export const filePath = (storedName: string): string => `files/${storedName.slice(0, 2)}/${storedName}`

/** Lists the names of the finished backups, the oldest first: a backup is finished with its manifest. */
export async function listBackups(place: BackupPlace): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of place.list('')) {
    const [, backup] = backupName.exec(name) ?? []
    if (backup) names.push(backup)
  }
  return names.sort()
}

export async function readManifest(place: BackupPlace, name: string, secret: string): Promise<Manifest> {
  const path = manifestPath(name)
  const unseal = createUnseal(secret, path)
  const [text] = await Promise.all([buffer(unseal), pipeline(await place.read(path), unseal)])
  const result = manifestSchema.safeParse(JSON.parse(text.toString()))
  if (!result.success) throw new Error(`the backup ${name} is of another version of the backup command`)
  return result.data
}

export async function writeManifest(
  place: BackupPlace,
  name: string,
  secret: string,
  manifest: Manifest,
): Promise<void> {
  const path = manifestPath(name)
  await place.write(
    path,
    Readable.from([Buffer.from(JSON.stringify(manifest))]).pipe(createSeal(secret, path)),
  )
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
