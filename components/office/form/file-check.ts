import type { FileRule } from '@/lib/platform/api/call'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import { kindTypes } from '@/lib/platform/files/kinds'

type Refusal = { key: ErrorKey; values: Record<string, number> }

/**
 * Returns why a file must not be uploaded, or null if it may be. The server also checks the file's bytes.
 */
export function fileRefusalOf(file: Pick<File, 'type' | 'size'>, rule: FileRule): Refusal | null {
  if (!acceptedFileTypes(rule).includes(file.type)) {
    return { key: rule.wrongKindMessage ?? `validation.only_${rule.kinds[0]}`, values: {} }
  }
  if (file.size > rule.fileBytesMax) {
    const megabytes = Math.round(rule.fileBytesMax / 1024 / 1024)
    return { key: rule.tooLargeMessage ?? 'validation.fileTooLarge', values: { megabytes } }
  }
  return null
}

/** Returns the MIME types that a rule accepts, for the `accept` of a file field. */
export function acceptedFileTypes({ kinds }: Pick<FileRule, 'kinds'>): string[] {
  return kinds.flatMap((kind) => kindTypes[kind])
}
