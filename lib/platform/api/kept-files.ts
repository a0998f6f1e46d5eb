import type { Account } from '@/lib/platform/accounts/schema'
import { type PrivateFile, putPrivateFile, removeUnnamed } from '@/lib/platform/files/private'
import { storeUpload } from '@/lib/platform/files/store'
import type { Upload } from '@/lib/platform/files/upload'
import type { FileRule, FileRules } from './call'
import { Problem } from './problem'
import type { KeptFile } from './handlers'

/** Takes the files of one call to where they stay, and away again what the handler did not make use of. */
export class KeptFiles {
  private readonly privates: PrivateFile[] = []
  /** Whether a picture had its turn to be drawn. */
  hasDrawn = false

  /**
   * Stores what was received as the rules of its fields say.
   * @throws Problem when a picture is damaged or too large, busy when too many wait to be drawn
   */
  async keep(
    rules: FileRules,
    uploads: Readonly<Record<string, readonly Upload[]>>,
    by: Account | null,
  ): Promise<Record<string, KeptFile | KeptFile[] | undefined>> {
    const filesByField: Record<string, KeptFile | KeptFile[] | undefined> = {}
    for (const [field, rule] of Object.entries(rules)) {
      const files: KeptFile[] = []
      for (const upload of uploads[field] ?? []) files.push(await this.keepOne(field, rule, upload, by))
      filesByField[field] = rule.many ? files : files[0]
    }
    return filesByField
  }

  private async keepOne(
    field: string,
    rule: FileRule,
    upload: Upload,
    by: Account | null,
  ): Promise<KeptFile> {
    if (rule.storage === 'temporary') return upload
    if (rule.storage === 'public') {
      const hadDrawn = this.hasDrawn
      this.hasDrawn ||= upload.kind === 'image'
      try {
        return await storeUpload(upload, { field, createdBy: by?.id ?? null, sideMax: rule.sideMax })
      } catch (error) {
        // It had no turn.
        if (error instanceof Problem && error.code === 'busy') this.hasDrawn = hadDrawn
        throw error
      }
    }
    const file = await putPrivateFile(upload)
    this.privates.push(file)
    return file
  }

  /**
   * Removes the bytes of private files that no row names once the handler is over: it was refused, it failed,
   * or it had no use for them. The rows are asked, because a commit may stand though the call failed after it.
   */
  async removeUnused(): Promise<void> {
    await removeUnnamed(this.privates)
  }
}
