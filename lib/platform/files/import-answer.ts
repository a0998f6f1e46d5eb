import * as z from 'zod'

/** An invalid row of an import. `line` is its line in the file: the header is line 1. */
const badRow = z.object({ line: z.number().int(), field: z.string(), message: z.string() })

/**
 * The outcome of an import, or of its dry run. `bad` is the number of all bad rows; `badRows` contains the
 * first of them.
 */
export const importAnswer = z.object({
  rows: z.number().int(),
  inserted: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  bad: z.number().int(),
  badRows: z.array(badRow),
})
export type ImportAnswer = z.infer<typeof importAnswer>
