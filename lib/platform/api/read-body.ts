import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { ensureTemporaryFolder } from '@/lib/platform/files/temporary'
import type { Upload } from '@/lib/platform/files/upload'
import { readBodyChunks, type Pace, rejectOnAbort } from './body-chunks'
import type { FileRule, FileRules } from './call'
import { Problem } from './problem'
import { Receiver, tooLargeProblem } from './receiver'

/** The largest JSON body, and the largest sum of all text fields of a form, in bytes. */
const textBytesMax = 4 * 1024 * 1024
const fieldsMax = 100
const filesMax = 20

export type Body = {
  fields: Record<string, unknown>
  files: Record<string, Upload[]>
  /** Removes the temporary files that no handler took over. */
  discard(): Promise<void>
}

const doNothing = async () => {}

/**
 * Reads the body of a write: JSON, a URL-encoded form, or a multipart form whose files go to the temporary
 * folder as they arrive.
 * @throws Problem too_large, unsupported_type, too_slow or bad_input, as soon as it is known; all temporary
 * files of the body are then deleted
 */
export async function readBody(request: Request, rules: FileRules, pace?: Pace): Promise<Body> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  refuseTooLargeBody(request, rules)
  if (type === 'multipart/form-data') return readForm(request, rules, pace)
  if (type === 'application/json') {
    return { fields: await readJson(request, pace), files: {}, discard: doNothing }
  }
  if (type === 'application/x-www-form-urlencoded') {
    const text = await readText(request, pace)
    if (text.split('&', fieldsMax + 1).length > fieldsMax) throw new Problem('too_large')
    const fields = Object.fromEntries(new URLSearchParams(text))
    return { fields, files: {}, discard: doNothing }
  }
  if (request.body === null || type === '') return { fields: {}, files: {}, discard: doNothing }
  throw new Problem('unsupported_type', 'problems.body_type')
}

/** Returns the maximum size of a call's body in bytes. */
export function maxBodyBytes(rules: FileRules): number {
  return Object.values(rules).reduce(
    (sum, rule) => sum + rule.fileBytesMax * (rule.many ? filesMax : 1),
    textBytesMax,
  )
}

/** Refuses a body that declares too great a length, before it is read. */
function refuseTooLargeBody(request: Request, rules: FileRules): void {
  const length = Number(request.headers.get('content-length') ?? 0)
  if (length <= maxBodyBytes(rules)) return
  const [[field, rule] = [], another] = Object.entries(rules)
  // With several file fields it is still unknown which file is too large.
  throw field && rule && !another ? tooLargeProblem(field, rule) : new Problem('too_large')
}

async function readText(request: Request, pace?: Pace): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of readBodyChunks(request, new AbortController(), pace)) {
    bytes += chunk.length
    if (bytes > textBytesMax) throw new Problem('too_large')
    parts.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
  } catch {
    throw new Problem('bad_input', 'problems.body_encoding')
  }
}

async function readJson(request: Request, pace?: Pace): Promise<Record<string, unknown>> {
  const body = await readText(request, pace)
  if (body.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Falls through to the one answer for a body that is no JSON object.
  }
  throw new Problem('bad_input', 'problems.body_json')
}

async function readForm(request: Request, rules: FileRules, pace?: Pace): Promise<Body> {
  const form = new Form(rules, await ensureTemporaryFolder())
  try {
    await form.readParts(request, pace)
    return { fields: form.fields, files: form.files, discard: () => form.discardFiles() }
  } catch (error) {
    await form.abortAndDiscard(error)
    throw error
  }
}

type Parser = InstanceType<typeof Busboy>
type FormFile = { field: string; rule: FileRule; upload: Upload }

const formProblem = () => new Problem('bad_input', 'problems.body_form')

/**
 * One multipart form while it is read. The first failure ends the reading: a refusal, a malformed form, a
 * sender who disconnected, a full disk.
 */
class Form {
  readonly fields: Record<string, unknown> = {}
  readonly files: Record<string, Upload[]> = {}
  private readonly stop = new AbortController()
  private readonly temporary: string[] = []
  private readonly receiving: Promise<FormFile | undefined>[] = []
  private textBytes = 0

  constructor(
    private readonly rules: FileRules,
    private readonly folder: string,
  ) {}

  async readParts(request: Request, pace?: Pace): Promise<void> {
    if (!request.body) throw formProblem()
    const parser = this.createParser(request.headers.get('content-type') ?? '')
    const { signal } = this.stop
    const parserEnd = rejectOnAbort(signal, once(parser, 'finish'))
    // The end of the parser is awaited below; until then its rejection must not count as unhandled.
    parserEnd.catch(() => {})
    for await (const chunk of readBodyChunks(request, this.stop, pace))
      if (!parser.write(chunk)) await rejectOnAbort(signal, once(parser, 'drain'))
    parser.end()
    await parserEnd
    // Adds the files in the order they were sent: a small file may be written before a larger one that was
    // sent first.
    for (const file of await Promise.all(this.receiving)) if (file) this.addFile(file)
    signal.throwIfAborted()
  }

  /**
   * Ends pending writes and removes their files: streams that the parser abandons never end by themselves.
   */
  async abortAndDiscard(reason: unknown): Promise<void> {
    this.stop.abort(reason)
    await Promise.allSettled(this.receiving)
    await this.discardFiles()
  }

  async discardFiles(): Promise<void> {
    await Promise.all(this.temporary.map((path) => rm(path, { force: true })))
  }

  private createParser(contentType: string): Parser {
    const fail = (reason: unknown) => this.stop.abort(reason)
    let parser: Parser
    try {
      parser = new Busboy({
        headers: { 'content-type': contentType } as BusboyHeaders,
        limits: {
          fields: fieldsMax,
          fieldSize: textBytesMax,
          files: filesMax,
          parts: fieldsMax + filesMax,
          headerPairs: 50,
          headerSize: 16 * 1024,
        },
        defCharset: 'utf8',
      })
    } catch {
      // The parser cannot read a form without a boundary.
      throw formProblem()
    }
    parser.on('error', () => fail(formProblem()))
    parser.on('field', (name, value, _nameCut, valueCut) => {
      this.textBytes += value.length
      if (valueCut || this.textBytes > textBytesMax) fail(new Problem('too_large'))
      else if (name !== '__proto__') this.addField(name, value)
    })
    parser.on('file', (field, stream, name) => {
      // An aborted file may emit an error after its listeners are gone.
      stream.on('error', () => {})
      const file = this.receiveFile(field, stream, name ?? '')
      file.catch(fail)
      this.receiving.push(file)
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => fail(new Problem('too_large')))
    return parser
  }

  /** Collects the values of a repeated field in an array, which a schema for one value refuses. */
  private addField(name: string, value: string): void {
    const before = Object.hasOwn(this.fields, name) ? this.fields[name] : undefined
    this.fields[name] =
      before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]
  }

  private addFile({ field, rule, upload }: FormFile): void {
    const list = (this.files[field] ??= [])
    if (list.length > 0 && !rule.many) throw Problem.ofField(field, 'validation.fileUnexpected')
    list.push(upload)
  }

  /** Writes a file to the temporary folder as it arrives; returns undefined for an empty file field. */
  private async receiveFile(
    field: string,
    stream: Readable,
    originalName: string,
  ): Promise<FormFile | undefined> {
    const rule = Object.hasOwn(this.rules, field) ? this.rules[field] : undefined
    if (!rule) throw Problem.ofField(cleanFileName(field), 'validation.fileUnexpected')
    const path = join(this.folder, randomUUID())
    this.temporary.push(path)
    const check = new Receiver(field, rule)
    const file = createWriteStream(path, { flags: 'wx' })
    // A file aborted while it opens would otherwise be created after its removal.
    const closing = new Promise<void>((resolve) => file.once('close', resolve))
    try {
      await pipeline(stream, check, file, { signal: this.stop.signal })
    } finally {
      await closing
    }
    if (check.bytes === 0 && originalName === '') return undefined
    return {
      field,
      rule,
      upload: { ...(await check.fileProperties()), path, originalName: cleanFileName(originalName) },
    }
  }
}

/**
 * Cleans a file name that a stranger chose: removes the path, control characters, and characters that change
 * the writing direction, and shortens a long name without splitting a character.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
  return plain.slice(0, 200).replace(/[\ud800-\udbff]$/, '')
}
