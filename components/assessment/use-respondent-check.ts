import { useState } from 'react'
import { type Check, loadCheck } from '@/components/ui/load-check'
import type { ProblemTexts } from '@/lib/platform/i18n/message-key'
import type { Contact } from './own-draft'
import type { AssessmentTexts } from './texts'

const loadSchema = () => import('@/lib/assessment/own/schema').then(({ respondentForm }) => respondentForm)

/**
 * Checks each field as the server does. Until the check has loaded, it only requires that all are filled in.
 */
export function useRespondentCheck(texts: AssessmentTexts['own']) {
  const [check, setCheck] = useState<Check | null>(null)
  const says: ProblemTexts = {
    'validation.assessment.name': texts.nameMissing,
    'validation.assessment.email': texts.emailMissing,
    'validation.email': texts.emailWrong,
    'validation.assessment.phone': texts.phoneMissing,
  }
  const problemsBy = (by: Check | null, contact: Contact) => by?.(contact, texts.fieldWrong, says) ?? {}
  const load = async () => {
    const loadedCheck = check ?? (await loadCheck(loadSchema))
    setCheck(() => loadedCheck)
    return loadedCheck
  }
  return {
    load,
    problemsOf: async (contact: Contact) => problemsBy(await load(), contact),
    problemsNow: (contact: Contact) => problemsBy(check, contact),
    isValid: (contact: Contact) =>
      check
        ? Object.keys(problemsBy(check, contact)).length === 0
        : Object.values(contact).every((value) => value.trim() !== ''),
  }
}
