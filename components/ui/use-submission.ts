import { useRef, useState } from 'react'
import { refusalBy } from '@/lib/api/client'

/** What is said of fields, by their names, in the order in which it is to be mended. */
export type FieldProblems = Partial<Record<string, string>>

type Options = {
  /** What is said when the server never answered. */
  failed: string
  /** Leads to what is to be mended first. */
  focus?: (found: FieldProblems) => void
  /** Refusals that lead somewhere else. @returns whether this one did */
  onRefused?: ((reason: unknown) => boolean) | undefined
}

/** What is said of a form as a whole, and the server's status where it was the server that refused. */
type Refusal = { said: string; status?: number | undefined }

const noRefusal: Refusal = { said: '' }

export const namesOf = (problems: FieldProblems) => Object.keys(problems).filter((name) => problems[name])

/** Puts the focus on the first field that something is said of, by its name. */
export function focusNamed(form: HTMLElement | null, found: FieldProblems): void {
  form?.querySelector<HTMLElement>(`[name="${namesOf(found)[0]}"]:not(:disabled)`)?.focus()
}

/**
 * The sending of a form, whatever holds its fields: one at a time, busy meanwhile, and where it is refused every
 * problem at its field, in the server's own words, and the focus on the first of them.
 */
export function useSubmission({ failed, focus, onRefused }: Options) {
  const isRunning = useRef(false)
  const [isSending, setSending] = useState(false)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [refusal, setRefusal] = useState(noRefusal)

  const clear = () => {
    setProblems({})
    setRefusal(noRefusal)
  }
  const refuse = (found: FieldProblems, said = '', status?: number) => {
    setProblems(found)
    setRefusal({ said, status })
    if (namesOf(found).length > 0) focus?.(found)
  }
  /** @returns what the work did, or null when it was refused or another one still runs */
  const submit = async <Done>(work: () => Promise<Done>): Promise<Done | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setSending(true)
    clear()
    try {
      return await work()
    } catch (reason) {
      if (onRefused?.(reason)) return null
      const answered = refusalBy(reason)
      refuse(answered?.fields ?? {}, answered?.message ?? failed, answered?.status)
      return null
    } finally {
      isRunning.current = false
      setSending(false)
    }
  }
  return {
    isSending,
    problems,
    /** What is said of the form as a whole. */
    said: refusal.said,
    /** Somebody else was quicker: what was filled in stands on what is there no more. */
    isStale: refusal.status === 409,
    submit,
    refuse,
    /** Says something of fields that were changed, or with '' that they are in order. */
    say: (found: FieldProblems) => {
      setRefusal(noRefusal)
      setProblems((now) => ({ ...now, ...found }))
    },
    /** The same, while what is said of the form as a whole stays. */
    setProblems,
    clear,
  }
}
