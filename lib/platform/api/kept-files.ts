import { kindFieldOf, type PictureKind, pictureKinds } from '@/lib/platform/files/picture-kind'
import type { Account } from '@/lib/platform/accounts/schema'
import { readDocumentText } from '@/lib/platform/files/document-text'
import { type PrivateFile, putPrivateFile, removeFilesWithoutRow } from '@/lib/platform/files/private'
import { storePublicUpload } from '@/lib/platform/files/store'
import type { Upload } from '@/lib/platform/files/upload'
import type { FileRule, FileRules } from './call'
import { Problem } from './problem'
import type { Body } from './read-body'
import type { KeptFile } from './handlers'

/** Stores the files of one call, and removes the private ones that the handler did not use. */
export class KeptFiles {
  private readonly privates: PrivateFile[] = []
  /** Whether the server processed a public picture of the call. One refused as `busy` was not processed. */
  hasDrawn = false

  /**
   * Stores the received files as the rules of their fields say. Staff may send the kind of a field's pictures
   * with them.
   * @throws Problem when a picture is damaged or too large; busy when too many pictures wait for processing
   */
  async storeUploads(
    rules: FileRules,
    body: Pick<Body, 'files' | 'fields'> | undefined,
    uploader: Account | null,
    signal: AbortSignal,
  ): Promise<Record<string, KeptFile | KeptFile[] | undefined>> {
    const filesByField: Record<string, KeptFile | KeptFile[] | undefined> = {}
    for (const [field, rule] of Object.entries(rules)) {
      const files: KeptFile[] = []
      const kindField = kindFieldOf(field)
      const pictureKind = pictureKinds.find((kind) => kind === body?.fields[kindField])
      for (const upload of body?.files[field] ?? [])
        files.push(await this.storeOneUpload(field, { ...rule, pictureKind }, upload, uploader, signal))
      filesByField[field] = rule.many ? files : files[0]
    }
    return filesByField
  }

  private async storeOneUpload(
    field: string,
    rule: FileRule & { pictureKind: PictureKind | undefined },
    upload: Upload,
    uploader: Account | null,
    signal: AbortSignal,
  ): Promise<KeptFile> {
    if (rule.storage === 'temporary') return upload
    if (rule.storage === 'public' || rule.storage === 'text') {
      const hadDrawn = this.hasDrawn
      this.hasDrawn ||= upload.kind === 'image' || rule.storage === 'text'
      try {
        if (rule.storage === 'text')
          return await readDocumentText(upload, { field, createdBy: uploader?.id ?? null, signal })
        return await storePublicUpload(upload, {
          field,
          createdBy: uploader?.id ?? null,
          sideMax: rule.sideMax,
          pictureKind: uploader ? rule.pictureKind : undefined,
        })
      } catch (error) {
        // This picture was refused before it was processed, so it must not change `hasDrawn`.
        if (error instanceof Problem && error.code === 'busy') this.hasDrawn = hadDrawn
        throw error
      }
    }
    const file = await putPrivateFile(upload)
    this.privates.push(file)
    return file
  }

  /**
   * Removes the bytes of private files that no row names after the handler has run: it refused the call,
   * failed, or did not use the files. Queries the rows, because a commit may have succeeded though the call
   * failed after it.
   */
  async removeUnusedPrivateFiles(): Promise<void> {
    await removeFilesWithoutRow(this.privates)
  }
}
