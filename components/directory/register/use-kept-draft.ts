import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { RegistrantValues } from './listing-values'
import {
  removeDraft,
  hasInput,
  saveOrRemoveDraft,
  noDraft,
  readDraft,
  type RegistrationDraft,
  type Step,
} from './registration-draft'

/** Reads the step from the address, which contains it for the sake of the browser's back button. */
const readStepFromHash = () => Number(/^#step-([123])$/.exec(window.location.hash)?.[1] ?? 1) as Step
const addressOf = (step: Step) => (step === 1 ? window.location.pathname : `#step-${step}`)

/** The values typed into the first step before the scripts loaded. */
function readTypedRegistrant(form: HTMLFormElement | null): RegistrantValues {
  const entries = Object.keys(noDraft.registrant).map((name) => {
    const field = form?.elements.namedItem(name)
    return [name, field instanceof HTMLInputElement ? field.value : '']
  })
  return Object.fromEntries(entries) as RegistrantValues
}

/**
 * Returns the values of the registration form with functions that change them. Every change is stored on the
 * device. The address contains the step.
 * @param onStep called when the browser goes a step back or forward
 */
export function useStoredDraft(formRef: RefObject<HTMLFormElement | null>, onStep: () => void) {
  const [draft, setDraft] = useState(noDraft)
  const [isRestored, setRestored] = useState(false)
  /** True once the stored draft has been read. Before, saving would overwrite the stored draft. */
  const [isKept, setKept] = useState(false)

  const restore = useEffectEvent(() => {
    const storedDraft = readDraft(localStorage, Date.now())
    const typedValues = readTypedRegistrant(formRef.current)
    const registrant = Object.values(typedValues).some(Boolean) ? { registrant: typedValues } : {}
    const start = storedDraft ?? noDraft
    setDraft({ ...start, ...registrant })
    setRestored(storedDraft !== null && hasInput(storedDraft))
    if (start.step > 1) window.history.replaceState(null, '', addressOf(start.step))
    setKept(true)
  })
  useEffect(() => {
    // The first render must equal the server's HTML, so the stored draft is shown in the next frame.
    const frame = requestAnimationFrame(() => restore())
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    if (isKept) saveOrRemoveDraft(localStorage, draft, Date.now())
  }, [draft, isKept])

  const step = useEffectEvent(() => {
    onStep()
    setDraft((now) => ({ ...now, step: Math.min(readStepFromHash(), now.reached) as Step }))
  })
  useEffect(() => {
    const onPop = () => step()
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  return {
    draft,
    isRestored,
    change: (changesOf: (now: RegistrationDraft) => Partial<RegistrationDraft>) =>
      setDraft((now) => ({ ...now, ...changesOf(now) })),
    /** Goes to a step and writes it to the address. */
    goTo: (next: Step) => {
      setDraft((now) => ({ ...now, step: next, reached: Math.max(now.reached, next) as Step }))
      if (next !== draft.step) window.history.pushState(null, '', addressOf(next))
    },
    /** Clears all values and the stored draft. */
    clear: () => {
      removeDraft(localStorage)
      setDraft(noDraft)
      setRestored(false)
      window.history.replaceState(null, '', addressOf(1))
    },
  }
}
