import type { FileRule } from '@/lib/platform/api/call'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import { kindTypes } from '@/lib/platform/files/kinds'

type Refusal = { key: ErrorKey; values: Record<string, number> }

/** Why a file cannot be taken, before a byte of it is sent; the server looks at its bytes again. */
export function refusalOf(file: Pick<File, 'type' | 'size'>, rule: FileRule): Refusal | null {
  if (!acceptedTypes(rule).includes(file.type)) {
    return { key: rule.wrongKindMessage ?? `validation.only_${rule.kinds[0]}`, values: {} }
  }
  if (file.size > rule.fileBytesMax) {
    const megabytes = Math.round(rule.fileBytesMax / 1024 / 1024)
    return { key: rule.tooLargeMessage ?? 'validation.fileTooLarge', values: { megabytes } }
  }
  return null
}

/** The types that a file field takes, for its `accept`. */
export function acceptedTypes({ kinds }: Pick<FileRule, 'kinds'>): string[] {
  return kinds.flatMap((kind) => kindTypes[kind])
}
