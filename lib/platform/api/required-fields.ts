import type * as z from 'zod'
import { fieldMessages, type FieldMessage } from './issues'
import type { Values } from './resource'

/**
 * The fields that a schema refuses when nothing is filled in, each with what it says then.
 * @param fixedValues what is sent and not shown: some schemas ask for other fields by it
 */
export function requiredFields(
  schema: z.ZodType,
  names: readonly string[],
  fixedValues: Values = {},
): ReadonlyMap<string, FieldMessage> {
  const result = schema.safeParse({ ...Object.fromEntries(names.map((name) => [name, ''])), ...fixedValues })
  const messages = result.success ? [] : fieldMessages(result.error)
  return new Map(
    messages.filter(({ path }) => names.includes(path)).map((message) => [message.path, message]),
  )
}

/** Whether a schema takes a field empty, for the mark at its label. */
export const isOptionalField = (schema: z.ZodType, name: string): boolean =>
  optionalFields(schema, [name]).includes(name)

/** The fields that a schema takes empty: a page gives them to a form that has no schema of its own. */
export function optionalFields(schema: z.ZodType, names: readonly string[]): string[] {
  const messageByName = requiredFields(schema, names)
  return names.filter((name) => !messageByName.has(name))
}
