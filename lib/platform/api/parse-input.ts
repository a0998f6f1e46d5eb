import type * as z from 'zod'
import { fieldMessages } from './issues'
import { Problem } from './problem'

/** What a schema makes of some fields. @throws Problem bad_input with the first message of each wrong field */
export function parseInput<S extends z.ZodType>(schema: S, fields: unknown): z.output<S> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const messages = fieldMessages(parsed.error)
  const first = messages[0]
  throw new Problem(
    'bad_input',
    first?.key,
    first?.values,
    Object.fromEntries(messages.map(({ path, key, values }) => [path, { key, values }])),
  )
}
