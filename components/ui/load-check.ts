import type * as z from 'zod'

/** Fetches the schema of a form's call: `() => import('@/lib/…/schema').then(…)`. */
export type LoadSchema = () => Promise<z.ZodType>

/**
 * Loads the check of a form from the schema of its call. This happens when the form is first used, so readers
 * of the page do not fetch schemas.
 * @returns null when it cannot be loaded: the server checks too
 */
export const loadCheck = (schema: LoadSchema) =>
  Promise.all([import('./form-check'), schema()]).then(
    ([{ formProblems }, form]) => formProblems.bind(null, form),
    () => null,
  )
export type Check = NonNullable<Awaited<ReturnType<typeof loadCheck>>>
