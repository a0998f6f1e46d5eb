import { type RefObject, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirst } from '@/components/ui/focus-first'
import { namesOf, useSubmission } from '@/components/ui/use-submission'
import type { Locale } from '@/lib/platform/i18n/locale'
import { problemsOf, withoutProblemsOf } from './listing-problems'
import type { ListingFormTexts, RegisterTexts } from './listing-texts'
import { type FormFields, noCompany, noConsultant } from './listing-values'
import type { ListingType, RegistrationDraft, Step } from './registration-draft'
import { sendRegistration } from './send-registration'
import { useKeptDraft } from './use-kept-draft'

type Options = {
  locale: Locale
  form: ListingFormTexts
  texts: RegisterTexts
  formRef: RefObject<HTMLFormElement | null>
}

/** Which step a problem that the server found belongs to. */
const stepOf = (path: string): Step => (path.startsWith('registrant') ? 1 : 2)

/**
 * The page begins anew, and with it the reading.
 * @param change is drawn at once, so that what is to take the focus is there
 */
function beginAt(form: RefObject<HTMLFormElement | null>, selector: string, change: () => void): void {
  flushSync(change)
  window.scrollTo({ top: 0, behavior: 'instant' })
  form.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}

/** What the hidden field holds: people leave it empty. */
function trapOf(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('website')
  return field instanceof HTMLInputElement ? field.value : ''
}

/**
 * The registration of a listing in three steps: one gets on when the step is in order, back at any time, and by the
 * numbers to the steps that were reached. What is filled in stays on the device until it is sent.
 */
export function useRegistration({ locale, form, texts, formRef }: Options) {
  const id = useId()
  const submission = useSubmission({
    failed: texts.error.failed,
    focus: (problems) => {
      const [first = ''] = namesOf(problems)
      openStep(stepOf(first))
      focusFirst(formRef.current)
    },
  })
  const { isSending, problems, message, tell, mend } = submission
  const { draft, isRestored, change, clear, goTo: openStep } = useKeptDraft(formRef, () => mend(() => ({})))
  const [logo, setLogo] = useState<File | null>(null)
  const [terms, setTerms] = useState({ isAccepted: false, isMissed: false })
  /** Whom the mail went to, once it was sent. */
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { step, reached: reachedStep, type } = draft

  const goTo = (next: Step) => {
    if (next === step) return tell({})
    beginAt(formRef, '[data-step-head]', () => {
      tell({})
      openStep(next)
    })
  }
  const check = (of: Step) => {
    if (of === 1) return problemsOf('registrant', draft.registrant, form)
    return problemsOf(type, { ...draft[type], image: logo ?? undefined }, form)
  }
  /** Looks at a step, and shows what is wrong with it. @returns whether it is in order */
  const passes = async (of: Step): Promise<boolean> => {
    const newProblems = await check(of)
    if (namesOf(newProblems).length > 0) tell(newProblems)
    return namesOf(newProblems).length === 0
  }
  const send = () =>
    submission.submit(async () => {
      await sendRegistration(draft, logo, trapOf(formRef.current), locale)
      setSentTo(draft.registrant.registrantEmail)
      clear()
    })
  const submit = async () => {
    if (isSending) return
    if (step < 3) {
      if (await passes(step)) goTo((step + 1) as Step)
      return
    }
    setTerms({ ...terms, isMissed: !terms.isAccepted })
    if (!terms.isAccepted) return focusFirst(formRef.current)
    // A logo is not kept over a reload, so the steps before are looked at once more.
    if ((await passes(1)) && (await passes(2))) await send()
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
      submit,
      sentTo,
    },
    /** The fields of a part of the form. */
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
    /** What is said of a sending that failed. */
    failure: message,
    closeFailure: () => {
      submission.say({})
      focusFirst(formRef.current)
    },
    accept: (isAccepted: boolean) => setTerms({ isAccepted, isMissed: false }),
    chooseLogo: (file: File | null) => {
      setLogo(file)
      mend((now) => withoutProblemsOf(now, 'image'))
    },
    refuseLogo: (text: string) => mend((now) => ({ ...now, image: text })),
    /** The data of the other type is given up, and the step is to be passed anew. */
    chooseType: (next: ListingType) => {
      if (next === type) return
      tell({})
      setLogo(null)
      change(() => ({ type: next, company: noCompany, consultant: noConsultant, reached: 2 }))
    },
    /** Begins anew at the first step, with nothing filled in. */
    reset: () =>
      beginAt(formRef, 'input', () => {
        clear()
        setLogo(null)
        tell({})
        setTerms({ isAccepted: false, isMissed: false })
        setSentTo(null)
      }),
  }
}
export type Registration = ReturnType<typeof useRegistration>
