import type * as z from 'zod'

/** Fetches the schema of a form's call: `() => import('@/lib/…/schema').then(…)`. */
export type LoadSchema = () => Promise<z.ZodType>

/**
 * The check of a form, by the schema of its call. It is fetched when the form is first used, so that readers of the
 * page do not fetch the schemas.
 * @returns null where it does not come: the server's own check is enough
 */
export const loadCheck = (schema: LoadSchema) =>
  Promise.all([import('./form-check'), schema()]).then(
    ([{ formProblems }, form]) => formProblems.bind(null, form),
    () => null,
  )
export type Check = NonNullable<Awaited<ReturnType<typeof loadCheck>>>
