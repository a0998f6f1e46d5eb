import type * as z from 'zod'
import { firstMessagePerField } from './issues'
import { Problem } from './problem'

/** Parses fields with a schema. @throws Problem bad_input with the first message of each wrong field */
export function parseInput<S extends z.ZodType>(schema: S, fields: unknown): z.output<S> {
  const result = schema.safeParse(fields)
  if (result.success) return result.data
  const messages = firstMessagePerField(result.error)
  const first = messages[0]
  throw new Problem(
    'bad_input',
    first?.key,
    first?.values,
    Object.fromEntries(messages.map(({ path, key, values }) => [path, { key, values }])),
  )
}
