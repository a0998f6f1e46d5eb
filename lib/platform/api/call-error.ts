export const unreachable = 'Сүлжээний холболт тасарлаа. Дахин оролдоно уу.'

/** A refused call, with its message for the user and the fields it names. */
export class CallError extends Error {
  override name = 'CallError'
  constructor(
    /** HTTP status; 0 when there was no answer. */
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    /** Whether the message is specific to this call, not the general one of any failure. */
    readonly hasWords = status !== 0,
  ) {
    super(message)
  }
}

/**
 * Returns the server's message for a refused call; '' where it sent none: then the call's own text is shown.
 */
export function serverMessageOf(reason: unknown): string {
  return reason instanceof CallError && reason.hasWords ? reason.message : ''
}

/**
 * Returns the office's message for a failed call. It reports a lost connection only when there was no answer.
 * @param fallback the call's text for a failure without a message from the server
 */
export function failureText(reason: unknown, fallback: string): string {
  const isLost = reason instanceof CallError && reason.status === 0
  return isLost ? unreachable : serverMessageOf(reason) || fallback
}

/** The same where the specification has one text for every answer of the server. */
export function fixedFailureText(reason: unknown, fallback: string): string {
  return asRefusal(reason) ? fallback : failureText(reason, fallback)
}

/** Returns the server's refusal; null when it never answered, or something else failed. */
export function asRefusal(reason: unknown): CallError | null {
  return reason instanceof CallError && reason.status !== 0 ? reason : null
}

/** Returns the refusal of a save because someone else saved first: only that conflict names the version. */
export function asVersionConflict(reason: unknown): CallError | null {
  return reason instanceof CallError && reason.status === 409 && reason.fields.version ? reason : null
}

/**
 * Builds a refusal from an answer. A proxy in front answers with its own page, which is recognised by its
 * status; the server's message for an internal failure is not a message of the call.
 */
export function buildRefusal(status: number, body: unknown): CallError {
  const { message, fields } = (body ?? {}) as { message?: unknown; fields?: Record<string, string> }
  const words = typeof message === 'string' ? message : ''
  const text = words || `Серверийн алдаа (${status}). Дахин оролдоно уу.`
  return new CallError(status, text, fields, words !== '' && status !== 500)
}
