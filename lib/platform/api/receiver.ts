import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import { kindTypes, textTypes } from '@/lib/platform/files/kinds'
import type { Upload } from '@/lib/platform/files/upload'
import type { FileRule } from './call'
import { Problem } from './problem'

/** How many bytes at a file's start suffice to recognise its kind. */
const headBytes = 4_100

export function tooLargeProblem(field: string, rule: FileRule): Problem {
  const megabytes = Math.round(rule.fileBytesMax / 1024 / 1024)
  return Problem.ofField(field, rule.tooLargeMessage ?? 'validation.fileTooLarge', { megabytes }, 'too_large')
}

function wrongKindProblem(field: string, rule: FileRule): Problem {
  return Problem.ofField(
    field,
    rule.wrongKindMessage ?? `validation.only_${rule.kinds[0]}`,
    {},
    'unsupported_type',
  )
}

/** Whether a file begins as valid UTF-8; a character cut off at the end is fine. */
function beginsAsText(head: Buffer): boolean {
  if (head.length === 0 || head.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

type FileType = Pick<Upload, 'kind' | 'mime'>

/**
 * Counts the bytes of a file as it arrives, hashes them and recognises the file's kind. Fails as soon as a
 * wrong kind or too large a size is known.
 */
export class Receiver extends Transform {
  bytes = 0
  private readonly hash = createHash('sha256')
  private head: Buffer = Buffer.alloc(0)
  private fileType: FileType | undefined

  constructor(
    private readonly field: string,
    private readonly rule: FileRule,
  ) {
    super()
  }

  /** Returns the properties of the file, once it has arrived completely. */
  async fileProperties(): Promise<Pick<Upload, 'kind' | 'mime' | 'bytes' | 'hash'>> {
    return { ...(await this.detectType()), bytes: this.bytes, hash: this.hash.digest('hex') }
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    next: (error?: Error | null, chunk?: Buffer) => void,
  ) {
    this.checkAndHashChunk(chunk).then(() => next(null, chunk), next)
  }

  private async checkAndHashChunk(chunk: Buffer): Promise<void> {
    this.bytes += chunk.length
    if (this.bytes > this.rule.fileBytesMax) throw tooLargeProblem(this.field, this.rule)
    if (!this.fileType) {
      this.head = Buffer.concat([this.head, chunk])
      if (this.head.length >= headBytes) await this.detectType()
    }
    this.hash.update(chunk)
  }

  /** Recognises the kind by the file's start, after 4,100 bytes or at the end of a shorter file. */
  private async detectType(): Promise<FileType> {
    if (this.fileType) return this.fileType
    const match = await fileTypeFromBuffer(this.head).catch(() => undefined)
    const isText = !match && beginsAsText(this.head.subarray(0, headBytes))
    const kind = this.rule.kinds.find((kind) =>
      match ? kindTypes[kind].includes(match.mime) : isText && textTypes[kind] !== undefined,
    )
    if (!kind) throw wrongKindProblem(this.field, this.rule)
    this.head = Buffer.alloc(0)
    return (this.fileType = { kind, mime: match?.mime ?? textTypes[kind] ?? '' })
  }
}
