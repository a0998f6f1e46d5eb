import type * as z from 'zod'
import type { FieldMessage } from '@/lib/api/issues'
import { fillIn } from '@/lib/i18n/fill-in'
import type { ProblemTexts } from '@/lib/i18n/message-key'
import type { FieldProblems } from './use-submission'

/** Fetches the schema of a form's call: `() => import('@/lib/…/schema').then(…)`. */
export type LoadSchema = () => Promise<z.ZodType>

/** What the server would say of a filled form: message keys by field, in the order of the schema. */
export type Check = (filled: unknown) => FieldMessage[]

/**
 * The check of a form, by the schema of its call. It is fetched when the form is first used, so that readers of the
 * page do not fetch the schemas.
 * @returns null where it does not come: the server's own check is enough
 */
export async function loadCheck(schema: LoadSchema): Promise<Check | null> {
  try {
    const [{ problemsBy }, form] = await Promise.all([import('@/lib/api/issues'), schema()])
    return (filled) => problemsBy(form, filled)
  } catch {
    return null
  }
}

/**
 * What was found, in the reader's words.
 * @param otherwise what is said for a key that has none
 */
export const inWords = (
  found: readonly FieldMessage[],
  texts: ProblemTexts,
  otherwise: string,
): FieldProblems =>
  Object.fromEntries(found.map(({ path, key, values }) => [path, fillIn(texts[key] ?? otherwise, values)]))
