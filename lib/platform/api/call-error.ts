export const unreachable = 'Сүлжээний холболт тасарлаа. Дахин оролдоно уу.'

/** A refusal of a call, with its message for the user and the fields it names. */
export class CallError extends Error {
  override name = 'CallError'
  constructor(
    /** HTTP status; 0 when nothing was answered. */
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    /** Whether the message is what the server says of this call, and not what is said of any that fails. */
    readonly hasWords = status !== 0,
  ) {
    super(message)
  }
}

/** What the server says of a call that it refused; '' where it said nothing: then the call's own text is shown. */
export function wordsOf(reason: unknown): string {
  return reason instanceof CallError && reason.hasWords ? reason.message : ''
}

/**
 * What the office tells of a failed call: that there is no line only where nothing was answered at all.
 * @param fallback the text of the call for a failure that the server says nothing of
 */
export function failureText(reason: unknown, fallback: string): string {
  const isLost = reason instanceof CallError && reason.status === 0
  return isLost ? unreachable : wordsOf(reason) || fallback
}

/** The same where the specification has one text for whatever the server answers. */
export function fixedFailureText(reason: unknown, fallback: string): string {
  return refusalBy(reason) ? fallback : failureText(reason, fallback)
}

/** What the server refused; null when it never answered, or something else broke. `wordsOf` has what it said. */
export function refusalBy(reason: unknown): CallError | null {
  return reason instanceof CallError && reason.status !== 0 ? reason : null
}

/** The refusal of a save because somebody else saved first: it names the version, which no other conflict does. */
export function conflictBy(reason: unknown): CallError | null {
  return reason instanceof CallError && reason.status === 409 && reason.fields.version ? reason : null
}

/**
 * A refusal as the server words it. What stands in front of it answers with a page of its own, which is told by its
 * number; what the server says of a failure of its own are no words of the call.
 */
export function refusalOf(status: number, body: unknown): CallError {
  const { message, fields } = (body ?? {}) as { message?: unknown; fields?: Record<string, string> }
  const words = typeof message === 'string' ? message : ''
  const text = words || `Серверийн алдаа (${status}). Дахин оролдоно уу.`
  return new CallError(status, text, fields, words !== '' && status !== 500)
}
