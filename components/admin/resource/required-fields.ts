import type * as z from 'zod'

/** The fields that a schema refuses when nothing is filled in. */
export function requiredFields(schema: z.ZodType, names: readonly string[]): ReadonlySet<string> {
  const parsed = schema.safeParse(Object.fromEntries(names.map((name) => [name, ''])))
  return new Set(parsed.success ? [] : parsed.error.issues.map((issue) => String(issue.path[0])))
}
