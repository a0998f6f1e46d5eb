import { useState } from 'react'
import { type Check, loadFormCheck } from '@/components/ui/load-check'
import type { ProblemTexts } from '@/lib/platform/i18n/message-key'
import type { Contact } from './own-draft'
import type { AssessmentTexts } from './texts'

const loadSchema = () => import('@/lib/assessment/own/schema').then(({ respondentForm }) => respondentForm)

/**
 * Checks the respondent's name, e-mail address and phone number as the server does. Until the check has
 * loaded, `isValid` only requires that all fields are filled in.
 */
export function useRespondentCheck(texts: AssessmentTexts['own']) {
  const [check, setCheck] = useState<Check | null>(null)
  const says: ProblemTexts = {
    'validation.assessment.name': texts.nameMissing,
    'validation.assessment.email': texts.emailMissing,
    'validation.email': texts.emailWrong,
    'validation.assessment.phone': texts.phoneMissing,
  }
  const findProblems = (formCheck: Check | null, contact: Contact) =>
    formCheck?.(contact, texts.fieldWrong, says) ?? {}
  const loadCheckOnce = async () => {
    const loadedCheck = check ?? (await loadFormCheck(loadSchema))
    setCheck(() => loadedCheck)
    return loadedCheck
  }
  return {
    load: loadCheckOnce,
    problemsOf: async (contact: Contact) => findProblems(await loadCheckOnce(), contact),
    problemsNow: (contact: Contact) => findProblems(check, contact),
    isValid: (contact: Contact) =>
      check
        ? Object.keys(findProblems(check, contact)).length === 0
        : Object.values(contact).every((value) => value.trim() !== ''),
  }
}
