import { useRef, useState } from 'react'
import { refusalBy, wordsOf } from '@/lib/platform/api/call-error'
import { focusFirst } from './focus-first'

/** What is said of fields, by their names, in the order in which it is to be mended. */
export type FieldProblems = Partial<Record<string, string>>

type Options = {
  /** What is said where the server has no words for it, or never answered. */
  failed: string
  /** Leads to what is to be mended first. */
  focus?: (problems: FieldProblems) => void
  /** Refusals that lead somewhere else. @returns whether this one did */
  onRefused?: ((reason: unknown) => boolean) | undefined
}

type State = {
  isSending: boolean
  problems: FieldProblems
  /** What is said of the form as a whole. */
  message: string
}

export const namesOf = (problems: FieldProblems) => Object.keys(problems).filter((name) => problems[name])

/** Puts the focus on the first field that something is said of, by its name or, where none has it, as it is drawn. */
export function focusNamed(form: HTMLElement | null, problems: FieldProblems): void {
  const control = form?.querySelector<HTMLElement>(`[name="${namesOf(problems)[0]}"]:not(:disabled)`)
  if (control) control.focus()
  else focusFirst(form)
}

/**
 * The sending of a form, whatever holds its fields: one at a time, busy meanwhile, and where it is refused every
 * problem at its field, in the server's own words, and the focus on the first of them.
 */
export function useSubmission({ failed, focus, onRefused }: Options) {
  const isRunning = useRef(false)
  const [state, setState] = useState<State>({ isSending: false, problems: {}, message: '' })
  /** Says what is wrong, of fields and of the form as a whole; with {} nothing is any more. */
  const tell = (problems: FieldProblems, message = '') => {
    setState(({ isSending }) => ({ isSending, problems, message }))
    if (namesOf(problems).length > 0) focus?.(problems)
  }
  /** @returns what the work did, or null when it was refused or another one still runs */
  const submit = async <Done>(work: () => Promise<Done>): Promise<Done | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setState({ isSending: true, problems: {}, message: '' })
    try {
      return await work()
    } catch (reason) {
      if (!onRefused?.(reason)) {
        tell(refusalBy(reason)?.fields ?? {}, wordsOf(reason) || failed)
      }
      return null
    } finally {
      isRunning.current = false
      setState((now) => ({ ...now, isSending: false }))
    }
  }
  return {
    ...state,
    submit,
    tell,
    /** Changes what is said of fields, while what is said of the form as a whole stays. */
    mend: (change: (problems: FieldProblems) => FieldProblems) =>
      setState((now) => ({ ...now, problems: change(now.problems) })),
    /** Says something of fields that were changed, or with '' that they are in order. */
    say: (newProblems: FieldProblems) =>
      setState((now) => ({ ...now, message: '', problems: { ...now.problems, ...newProblems } })),
  }
}
