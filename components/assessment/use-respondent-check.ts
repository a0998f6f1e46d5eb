import { useState } from 'react'
import type { ProblemTexts } from '@/lib/i18n/message-key'
import type { Contact } from './own-draft'
import type { AssessmentTexts } from './texts'

type Problems = Partial<Record<keyof Contact, string>>

/** The check is loaded when the form is first used; where it does not come, the server's own is enough. */
const loadCheck = () => import('./respondent-check').catch(() => null)

/** What the server would say of each field. Until the check has come, nothing but that all are filled in. */
export function useRespondentCheck(texts: AssessmentTexts['own']) {
  const [check, setCheck] = useState<Awaited<ReturnType<typeof loadCheck>>>(null)
  const says: ProblemTexts = {
    'validation.assessment.name': texts.nameMissing,
    'validation.assessment.email': texts.emailMissing,
    'validation.email': texts.emailWrong,
    'validation.assessment.phone': texts.phoneMissing,
  }
  const problemsBy = (by: typeof check, contact: Contact): Problems =>
    Object.fromEntries(
      (by?.respondentProblems(contact) ?? []).map(({ path, key }) => [path, says[key] ?? texts.fieldWrong]),
    )
  const load = async () => {
    const loaded = check ?? (await loadCheck())
    setCheck(loaded)
    return loaded
  }
  return {
    load,
    problemsOf: async (contact: Contact) => problemsBy(await load(), contact),
    problemsNow: (contact: Contact) => problemsBy(check, contact),
    isValid: (contact: Contact) =>
      check
        ? check.respondentProblems(contact).length === 0
        : Object.values(contact).every((value) => value.trim() !== ''),
  }
}
