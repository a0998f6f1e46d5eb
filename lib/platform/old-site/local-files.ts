import { createReadStream } from 'node:fs'
import { copyFile, realpath, stat } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { basename, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { AnswerFolder, SiteAnswer } from './answer-folder'
import { OldSiteProblem } from './problem'

/** Files of an old site that lie in a folder, each under the path of its address. */
export class LocalFiles {
  constructor(
    private readonly folder: string,
    private readonly host: string,
    private readonly answers: AnswerFolder,
  ) {}

  /**
   * Returns the file of an address as an answer of the old site, read anew only when it has changed.
   * @returns null if the folder does not have it
   * @throws OldSiteProblem for one that is longer than `bytesMax`
   */
  async read(url: URL, bytesMax: number): Promise<SiteAnswer | null> {
    const path = url.host === this.host ? await this.findPath(url.pathname) : null
    if (path === null) return null
    const { size, mtimeMs } = await stat(path)
    if (size > bytesMax)
      throw new OldSiteProblem(`${path}: longer than ${Math.round(bytesMax / 1024 / 1024)} MB`)
    const etag = `file-${size}-${mtimeMs}`
    const earlier = await this.answers.find(url.href)
    if (earlier?.etag === etag) return this.answers.store(earlier, null)
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    const copy = await this.answers.incomingPath()
    await copyFile(path, copy)
    const answer = { url: url.href, etag, lastModified: '', hash: hash.digest('hex') }
    return this.answers.store({ ...answer, bytes: size, name: basename(path).slice(-200) }, copy)
  }

  /** Finds a file inside the folder: neither `..` nor a link leads out of it. */
  private async findPath(addressPath: string): Promise<string | null> {
    try {
      const folder = await realpath(this.folder)
      const path = await realpath(join(folder, decodeURIComponent(addressPath)))
      return path.startsWith(folder + sep) && (await stat(path)).isFile() ? path : null
    } catch {
      return null
    }
  }
}
