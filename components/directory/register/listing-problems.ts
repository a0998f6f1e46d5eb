import type { FieldProblems } from '@/components/ui/use-submission'
import { fillIn } from '@/lib/i18n/fill-in'
import type { CheckedForm } from './listing-check'
import type { ListingFormTexts } from './listing-texts'

/** Where it does not come, the server's own check is enough. */
const loadCheck = () => import('./listing-check').catch(() => null)

/** Fetches the check while the first field is filled in. */
export const prepareCheck = () => void loadCheck()

/** What is wrong with a form, in the reader's words. */
export async function problemsOf(
  form: CheckedForm,
  filled: Record<string, unknown>,
  texts: ListingFormTexts,
): Promise<FieldProblems> {
  const found = (await loadCheck())?.listingProblems(form, filled) ?? []
  return Object.fromEntries(
    found.map(({ path, key, values }) => [
      path,
      fillIn(texts.problems[key] ?? texts.problems['validation.wrong'] ?? '', values),
    ]),
  )
}

/** Leaves out what was said of a field and of its parts. */
export function withoutProblemsOf(problems: FieldProblems, name: string): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([path]) => path !== name && !path.startsWith(`${name}.`)),
  )
}

/** What was found is drawn within so many frames, or there is nothing to be drawn. */
const framesMax = 20

/** Puts the focus on the first field that something is wrong with, once it is drawn. */
export function focusFirst(form: HTMLElement | null, frames = framesMax): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else if (frames > 0) focusFirst(form, frames - 1)
  })
}
