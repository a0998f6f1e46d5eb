import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What is known of one answer of the old site, whose bytes lie in a file beside it. */
export type SiteAnswer = {
  url: string
  etag: string
  lastModified: string
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string
  bytes: number
  /** The name of the file, as the old site gives it. */
  name: string
  /** The pass in which the old site confirmed the answer last. */
  pass: string
}

type Pass = { id: string; runId: number | null }

/**
 * The answers of the old site on this disk. A pass is one reading of the whole site: an answer that was read
 * in the present pass is not asked for again, so a killed run goes on where it stopped. The next pass asks the
 * old site only whether an answer has changed.
 */
export class AnswerFolder {
  private constructor(
    private readonly folder: string,
    private readonly pass: Pass,
  ) {}

  /** Opens a folder, and goes on with its unfinished pass or begins a new one. */
  static async open(folder: string): Promise<AnswerFolder> {
    // Answers of the office have personal data, which other users of this machine must not read.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const pass = await readJsonFile<Pass>(join(folder, 'pass.json'))
    const answers = new AnswerFolder(folder, pass ?? { id: randomUUID(), runId: null })
    await rm(join(folder, 'incoming'), { recursive: true, force: true })
    if (!pass) await answers.savePass()
    return answers
  }

  /** The run of the import that began this pass; null if none has. */
  get runId(): number | null {
    return this.pass.runId
  }

  async setRun(runId: number): Promise<void> {
    this.pass.runId = runId
    await this.savePass()
  }

  /** Ends the pass: the next import asks the old site for everything that changed since. */
  async finishPass(): Promise<void> {
    await rm(join(this.folder, 'pass.json'), { force: true })
  }

  find(url: string): Promise<SiteAnswer | null> {
    return readJsonFile<SiteAnswer>(`${this.placeOf(url)}.json`)
  }

  isOfThisPass(answer: SiteAnswer): boolean {
    return answer.pass === this.pass.id
  }

  bodyPath({ url, hash }: Pick<SiteAnswer, 'url' | 'hash'>): string {
    return `${this.placeOf(url)}-${hash.slice(0, 16)}`
  }

  /** A new path for bytes that are still coming. */
  async incomingPath(): Promise<string> {
    const folder = join(this.folder, 'incoming')
    await mkdir(folder, { recursive: true })
    return join(folder, randomUUID())
  }

  /**
   * Stores an answer of this pass.
   * @param path the received bytes, which are moved; null if the stored ones are still right
   */
  async store(answer: Omit<SiteAnswer, 'pass'>, path: string | null): Promise<SiteAnswer> {
    const place = this.placeOf(answer.url)
    await mkdir(dirname(place), { recursive: true })
    const before = await this.find(answer.url)
    const bodyPath = this.bodyPath(answer)
    if (path !== null) await rename(path, bodyPath)
    const storedAnswer = { ...answer, pass: this.pass.id }
    await replaceFile(`${place}.json`, JSON.stringify(storedAnswer))
    if (before && this.bodyPath(before) !== bodyPath) await rm(this.bodyPath(before), { force: true })
    return storedAnswer
  }

  private savePass(): Promise<void> {
    return replaceFile(join(this.folder, 'pass.json'), JSON.stringify(this.pass))
  }

  private placeOf(url: string): string {
    const name = createHash('sha256').update(url).digest('hex').slice(0, 40)
    return join(this.folder, name.slice(0, 2), name)
  }
}

/** Writes a file whole or not at all. */
async function replaceFile(path: string, text: string): Promise<void> {
  const newPath = `${path}.${randomUUID()}`
  await writeFile(newPath, text)
  await rename(newPath, path)
}

async function readJsonFile<T>(path: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T
  } catch {
    // A missing file, or one that a full disk cut off, is asked for again.
    return null
  }
}
