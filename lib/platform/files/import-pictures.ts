import * as z from 'zod'
import { emptyToUndefined, parseJsonText, preprocessOptional, text } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

/** The most pictures that staff send with one table. */
export const importPicturesMax = 500

/**
 * Returns the name by which a cell of a table names a picture. macOS writes letters such as «й» as two
 * characters in names of files.
 */
export const pictureNameKey = (name: string) => name.trim().normalize('NFC').toLowerCase()

/**
 * The pictures that were sent with a table: the name of each file, and the address under which it is stored.
 * A dry run stores none, so there the address is empty.
 */
export const importPictures = preprocessOptional(
  (value) => parseJsonText(emptyToUndefined(value) ?? []),
  z
    .array(
      z.object({ name: text({ max: 300 }).transform(pictureNameKey), url: text({ max: 300 }) }),
      message('validation.wrong'),
    )
    .max(importPicturesMax, message('validation.wrong')),
)
export type ImportPicture = z.output<typeof importPictures>[number]
