import { useRef, useState } from 'react'
import { asRefusal, messageOrFallback } from '@/lib/platform/api/call-error'
import { focusFirstInvalidControl } from './focus-first'

/** Messages by field name, in the order in which to correct the fields. */
export type FieldProblems = Partial<Record<string, string>>

type Options = {
  /** The message when the server sent none or did not answer. */
  failureMessage: string
  /** Focuses the first field with a problem. */
  focus?: (problems: FieldProblems) => void
  /**
   * Handles a refusal, such as an ended session, in place of a message.
   * @returns whether it handled the refusal
   */
  onRefused?: ((reason: unknown) => boolean) | undefined
}

type State = {
  isSending: boolean
  problems: FieldProblems
  /** The message for the whole form. */
  message: string
}

export const problemFieldNames = (problems: FieldProblems) =>
  Object.keys(problems).filter((name) => problems[name])

/**
 * Focuses the first field with a problem: the control with its name or, if there is none, the first control
 * marked as invalid.
 */
export function focusFirstProblem(form: HTMLElement | null, problems: FieldProblems): void {
  const control = form?.querySelector<HTMLElement>(
    `[name="${problemFieldNames(problems)[0]}"]:not(:disabled)`,
  )
  if (control) control.focus()
  else focusFirstInvalidControl(form)
}

/**
 * Sends a form, whether its values are in fields or in state. Only one submission runs at a time. A failure
 * sets the message of the form and those of refused fields, and focuses the first of these fields.
 */
export function useSubmission({ failureMessage, focus, onRefused }: Options) {
  const isRunning = useRef(false)
  const [state, setState] = useState<State>({ isSending: false, problems: {}, message: '' })
  /** Shows problems of fields and of the whole form; `{}` clears all of them. */
  const showProblems = (problems: FieldProblems, message = '') => {
    setState(({ isSending }) => ({ isSending, problems, message }))
    if (problemFieldNames(problems).length > 0) focus?.(problems)
  }
  /** @returns the result of `work`; null when `work` failed or another submission is running */
  const submit = async <Done>(work: () => Promise<Done>): Promise<Done | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setState({ isSending: true, problems: {}, message: '' })
    try {
      return await work()
    } catch (reason) {
      if (!onRefused?.(reason)) {
        showProblems(asRefusal(reason)?.fields ?? {}, messageOrFallback(reason, failureMessage))
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
    tell: showProblems,
    /** Changes the messages of fields and keeps the message of the whole form. */
    mend: (change: (problems: FieldProblems) => FieldProblems) =>
      setState((now) => ({ ...now, problems: change(now.problems) })),
    /** Sets the messages of changed fields and clears that of the whole form; '' marks a field as valid. */
    say: (newProblems: FieldProblems) =>
      setState((now) => ({ ...now, message: '', problems: { ...now.problems, ...newProblems } })),
  }
}
