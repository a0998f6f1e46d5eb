import type * as z from 'zod'

/** A function that fetches the schema of a form's call: `() => import('@/lib/…/schema').then(…)`. */
export type LoadSchema = () => Promise<z.ZodType>

/**
 * Loads the check of a form from the schema of its call when the form is first used, so that readers who do
 * not use the form load no schema.
 * @returns null when loading fails, because the server checks the form too
 */
export const loadFormCheck = (loadSchema: LoadSchema) =>
  Promise.all([import('./form-check'), loadSchema()]).then(
    ([{ formProblems }, form]) => formProblems.bind(null, form),
    () => null,
  )
export type Check = NonNullable<Awaited<ReturnType<typeof loadFormCheck>>>
