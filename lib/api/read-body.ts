import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { fileTypeFromBuffer } from 'file-type'
import { temporaryFolder } from '@/lib/files/driver'
import { kindTypes, textTypes } from '@/lib/files/kinds'
import type { Upload } from '@/lib/files/upload'
import type { FileKind, FileRule, FileRules } from './call'
import { Problem } from './problem'

/** JSON, and the text fields of a form together. */
export const textBytesMax = 4 * 1024 * 1024
const fieldsMax = 100
const filesMax = 20
/** Enough of a file's beginning to tell its kind. */
const headBytes = 4_100

export type Body = {
  fields: Record<string, unknown>
  files: Record<string, Upload[]>
  /** Removes the temporary files that nobody took over. */
  discard(): Promise<void>
}

const nothing = async () => {}

/**
 * Reads the body of a write: JSON or, where the call takes files, a streamed multipart form whose files go to
 * the temporary folder as they arrive.
 * @throws Problem too_large, unsupported_type or bad_input; then no temporary file is left
 */
export async function readBody(request: Request, rules: FileRules): Promise<Body> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  refuseByLength(request, rules)
  if (type === 'multipart/form-data') return readForm(request, rules)
  if (type === 'application/json') {
    return { fields: await readJson(request), files: {}, discard: nothing }
  }
  if (type === 'application/x-www-form-urlencoded') {
    const fields = Object.fromEntries(new URLSearchParams(await readText(request)))
    return { fields, files: {}, discard: nothing }
  }
  if (request.body === null || type === '') return { fields: {}, files: {}, discard: nothing }
  throw new Problem('unsupported_type', 'problems.body_type')
}

/** What is too large by its own word is refused before a byte of it is read. */
function refuseByLength(request: Request, rules: FileRules): void {
  const length = Number(request.headers.get('content-length') ?? 0)
  const most = Object.values(rules).reduce(
    (sum, rule) => sum + rule.fileBytesMax * (rule.many ? filesMax : 1),
    0,
  )
  if (length <= most + textBytesMax) return
  const [field, rule] = Object.entries(rules)[0] ?? []
  throw field && rule ? tooLarge(field, rule) : new Problem('too_large')
}

function tooLarge(field: string, rule: FileRule): Problem {
  const megabytes = Math.round(rule.fileBytesMax / 1024 / 1024)
  return Problem.field(field, rule.tooLargeMessage ?? 'validation.fileTooLarge', { megabytes }, 'too_large')
}

async function readText(request: Request): Promise<string> {
  if (!request.body) return ''
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.length
    if (bytes > textBytesMax) throw new Problem('too_large')
    parts.push(value)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
  } catch {
    throw new Problem('bad_input', 'problems.body_encoding')
  }
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  const body = await readText(request)
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

async function readForm(request: Request, rules: FileRules): Promise<Body> {
  const fields: Record<string, unknown> = {}
  const files: Record<string, Upload[]> = {}
  const temporary: string[] = []
  const discard = async () => {
    await Promise.all(temporary.map((path) => rm(path, { force: true })))
  }
  // The first problem is told; what still arrives is read and dropped, so that the answer reaches the sender.
  let problem: Problem | undefined
  const fail = (found: Problem) => {
    problem ??= found
  }
  const receiving: Promise<void>[] = []
  const folder = await temporaryFolder()

  const receive = async (field: string, stream: Readable, originalName: string) => {
    const rule = rules[field]
    if (!rule || problem) {
      if (!rule) fail(Problem.field(field, 'validation.fileUnexpected'))
      stream.resume()
      return
    }
    const path = join(folder, randomUUID())
    temporary.push(path)
    const check = new Receiver(field, rule)
    await pipeline(stream, check, createWriteStream(path, { flags: 'wx' }))
    if (check.bytes === 0 && originalName === '') return
    if (!check.kind) await check.recognise()
    if (check.problem) return fail(check.problem)
    if (!check.kind) return fail(wrongKind(field, rule))
    const upload: Upload = {
      kind: check.kind,
      mime: check.mime,
      bytes: check.bytes,
      hash: check.hash.digest('hex'),
      path,
      originalName: cleanName(originalName),
    }
    const list = (files[field] ??= [])
    if (list.length > 0 && !rule.many) return fail(Problem.field(field, 'validation.fileUnexpected'))
    list.push(upload)
  }

  try {
    if (!request.body) throw new Problem('bad_input', 'problems.body_form')
    const busboy = new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' } as BusboyHeaders,
      limits: {
        fields: fieldsMax,
        fieldSize: textBytesMax,
        files: filesMax,
        parts: fieldsMax + filesMax,
        headerPairs: 50,
      },
      defCharset: 'utf8',
    })
    let textBytes = 0
    busboy.on('field', (name, value, _nameCut, valueCut) => {
      textBytes += value.length
      if (valueCut || textBytes > textBytesMax) return fail(new Problem('too_large'))
      if (name === '__proto__') return
      fields[name] = value
    })
    busboy.on('file', (field, stream, name) => {
      const received = receive(field, stream, name ?? '')
      // Awaited below; until then a failure must not count as unhandled.
      received.catch(() => {})
      receiving.push(received)
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      busboy.on(limit, () => fail(new Problem('too_large')))
    }
    await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), busboy)
    await Promise.all(receiving)
    if (problem) throw problem
    return { fields, files, discard }
  } catch (error) {
    await Promise.allSettled(receiving)
    await discard()
    if (problem) throw problem
    if (error instanceof Problem) throw error
    // The stream broke or the form is malformed: the sender went away, or sent nonsense.
    throw new Problem('bad_input', 'problems.body_form')
  }
}

function wrongKind(field: string, rule: FileRule): Problem {
  return Problem.field(
    field,
    rule.wrongKindMessage ?? `validation.only_${rule.kinds[0]}`,
    {},
    'unsupported_type',
  )
}

/** Names come from strangers: no path, no control characters, a bounded length. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 200)
}

/** Whether a file begins as UTF-8 text; a letter that is cut in two at the end is none against it. */
function beginsAsText(head: Buffer): boolean {
  if (head.length === 0 || head.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Counts, hashes and recognises a file on its way; past a refusal it lets the bytes fall. */
class Receiver extends Transform {
  bytes = 0
  readonly hash = createHash('sha256')
  kind: FileKind | undefined
  mime = ''
  problem: Problem | undefined
  private head: Buffer = Buffer.alloc(0)
  private recognised = false

  constructor(
    private readonly field: string,
    private readonly rule: FileRule,
  ) {
    super()
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, next: (error?: Error | null) => void) {
    void this.pass(chunk).then(() => next(), next)
  }

  private async pass(chunk: Buffer): Promise<void> {
    this.bytes += chunk.length
    if (this.bytes > this.rule.fileBytesMax) this.problem ??= tooLarge(this.field, this.rule)
    if (!this.recognised) {
      this.head = Buffer.concat([this.head, chunk])
      if (this.head.length >= headBytes) await this.recognise()
    }
    if (this.problem) return
    this.hash.update(chunk)
    this.push(chunk)
  }

  /** Tells the kind by the file's beginning: at 4,100 bytes, or at the end of a shorter file. */
  async recognise(): Promise<void> {
    if (this.recognised) return
    this.recognised = true
    const found = await fileTypeFromBuffer(this.head).catch(() => undefined)
    const isText = !found && beginsAsText(this.head.subarray(0, headBytes))
    this.head = Buffer.alloc(0)
    this.kind = this.rule.kinds.find((kind) =>
      found ? kindTypes[kind].includes(found.mime) : isText && textTypes[kind] !== undefined,
    )
    if (this.kind) this.mime = found?.mime ?? textTypes[this.kind] ?? ''
    else this.problem ??= wrongKind(this.field, this.rule)
  }
}
