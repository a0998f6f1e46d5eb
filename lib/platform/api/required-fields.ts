import type * as z from 'zod'
import { firstMessagePerField, type FieldMessage } from './issues'
import type { Values } from './resource'

/**
 * Returns the fields that a schema refuses when the form is empty, each with its message.
 * @param fixedValues values that are sent and not shown: some schemas require other fields depending on them
 */
export function requiredFieldMessages(
  schema: z.ZodType,
  names: readonly string[],
  fixedValues: Values = {},
): ReadonlyMap<string, FieldMessage> {
  const result = schema.safeParse({ ...Object.fromEntries(names.map((name) => [name, ''])), ...fixedValues })
  const messages = result.success ? [] : firstMessagePerField(result.error)
  return new Map(
    messages.filter(({ path }) => names.includes(path)).map((message) => [message.path, message]),
  )
}

/** Returns whether a schema accepts a field empty. The label of such a field is marked as optional. */
export const isOptionalField = (schema: z.ZodType, name: string): boolean =>
  optionalFieldNames(schema, [name]).includes(name)

/** Lists the fields that a schema accepts empty: a page passes them to a form that has no schema. */
export function optionalFieldNames(schema: z.ZodType, names: readonly string[]): string[] {
  const messageByName = requiredFieldMessages(schema, names)
  return names.filter((name) => !messageByName.has(name))
}
