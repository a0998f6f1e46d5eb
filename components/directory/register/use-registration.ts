import { type RefObject, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstInvalidControl } from '@/components/ui/focus-first'
import { problemFieldNames, useSubmission } from '@/components/ui/use-submission'
import type { Locale } from '@/lib/platform/i18n/locale'
import { findFormProblems, withoutProblemsOf } from './listing-problems'
import type { ListingFormTexts, RegisterTexts } from './listing-texts'
import { type FormFields, noCompany, noConsultant } from './listing-values'
import type { ListingType, RegistrationDraft, Step } from './registration-draft'
import { sendRegistration } from './send-registration'
import { useStoredDraft } from './use-kept-draft'

type Options = {
  locale: Locale
  form: ListingFormTexts
  texts: RegisterTexts
  formRef: RefObject<HTMLFormElement | null>
}

/** The step with the field that has this path. */
const stepOfField = (path: string): Step => (path.startsWith('registrant') ? 1 : 2)

/**
 * Scrolls to the top of the page and focuses the new content, so that reading starts there.
 * @param change is rendered at once, so that the element to focus exists
 */
function renderScrollUpAndFocus(
  form: RefObject<HTMLFormElement | null>,
  selector: string,
  change: () => void,
): void {
  flushSync(change)
  window.scrollTo({ top: 0, behavior: 'instant' })
  form.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}

/** Returns the value of the hidden trap field. People leave it empty, but bots fill it in. */
function trapFieldValue(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('website')
  return field instanceof HTMLInputElement ? field.value : ''
}

/**
 * The registration of a listing in three steps. The user goes forward when the step is valid, and at any time
 * to any step already reached. Until the registration is sent, the device stores all values except the logo.
 */
export function useRegistration({ locale, form, texts, formRef }: Options) {
  const id = useId()
  const submission = useSubmission({
    failureMessage: texts.error.failed,
    focus: (problems) => {
      const [first = ''] = problemFieldNames(problems)
      openStep(stepOfField(first))
      focusFirstInvalidControl(formRef.current)
    },
  })
  const { isSending, problems, message, tell, mend } = submission
  const { draft, isRestored, change, clear, goTo: openStep } = useStoredDraft(formRef, () => mend(() => ({})))
  const [logo, setLogo] = useState<File | null>(null)
  const [terms, setTerms] = useState({ isAccepted: false, isMissed: false })
  /** The registrant's e-mail address, once the registration is sent; null before. */
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { step, reached: reachedStep, type } = draft

  const goTo = (next: Step) => {
    if (next === step) return tell({})
    renderScrollUpAndFocus(formRef, '[data-step-head]', () => {
      tell({})
      openStep(next)
    })
  }
  const findStepProblems = (checkedStep: Step) => {
    if (checkedStep === 1) return findFormProblems('registrant', draft.registrant, form)
    return findFormProblems(type, { ...draft[type], image: logo ?? undefined }, form)
  }
  /** Checks a step and shows its problems. @returns whether it is valid */
  const validateAndShowProblems = async (checkedStep: Step): Promise<boolean> => {
    const newProblems = await findStepProblems(checkedStep)
    if (problemFieldNames(newProblems).length > 0) tell(newProblems)
    return problemFieldNames(newProblems).length === 0
  }
  const sendAndClearDraft = () =>
    submission.submit(async () => {
      await sendRegistration(draft, logo, trapFieldValue(formRef.current), locale)
      setSentTo(draft.registrant.registrantEmail)
      clear()
    })
  const continueOrSend = async () => {
    if (isSending) return
    if (step < 3) {
      if (await validateAndShowProblems(step)) goTo((step + 1) as Step)
      return
    }
    setTerms({ ...terms, isMissed: !terms.isAccepted })
    if (!terms.isAccepted) return focusFirstInvalidControl(formRef.current)
    // A reload loses the logo, so the earlier steps are checked again.
    if ((await validateAndShowProblems(1)) && (await validateAndShowProblems(2))) await sendAndClearDraft()
  }

  return {
    ...{
      step,
      reachedStep,
      type,
      draft,
      logo,
      problems,
      isSending,
      isRestored,
      terms,
      submit: continueOrSend,
      sentTo,
    },
    /** Returns the fields of one part of the form: the registrant, the company or the consultant. */
    fieldsOf: <Part extends 'registrant' | ListingType>(part: Part): FormFields<RegistrationDraft[Part]> => ({
      values: draft[part],
      problems,
      set: (name, value) => {
        change((now) => ({ [part]: { ...now[part], [name]: value } }))
        mend((now) => withoutProblemsOf(now, name))
      },
      isOptional: (name) => form.optional[part].includes(name),
      idOf: (path) => `${id}${path.replaceAll('.', '-')}`,
    }),
    goTo: (next: Step) => next <= reachedStep && goTo(next),
    back: () => step > 1 && goTo((step - 1) as Step),
    /** The message that is shown when sending has failed. */
    failure: message,
    closeFailure: () => {
      submission.say({})
      focusFirstInvalidControl(formRef.current)
    },
    accept: (isAccepted: boolean) => setTerms({ isAccepted, isMissed: false }),
    chooseLogo: (file: File | null) => {
      setLogo(file)
      mend((now) => withoutProblemsOf(now, 'image'))
    },
    refuseLogo: (text: string) => mend((now) => ({ ...now, image: text })),
    /** Changes the type and drops all data of the listing, so that step 2 must be completed again. */
    chooseType: (next: ListingType) => {
      if (next === type) return
      tell({})
      setLogo(null)
      change(() => ({ type: next, company: noCompany, consultant: noConsultant, reached: 2 }))
    },
    /** Starts again at the first step, with empty fields. */
    reset: () =>
      renderScrollUpAndFocus(formRef, 'input', () => {
        clear()
        setLogo(null)
        tell({})
        setTerms({ isAccepted: false, isMissed: false })
        setSentTo(null)
      }),
  }
}
export type Registration = ReturnType<typeof useRegistration>
