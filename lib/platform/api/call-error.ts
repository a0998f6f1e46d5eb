import { errorNumberText } from '@/lib/platform/site/error-page'

export const unreachable = 'Сүлжээний холболт тасарлаа. Дахин оролдоно уу.'

/** The error of a failed call, with a message for the user and the messages of the wrong fields. */
export class CallError extends Error {
  override name = 'CallError'
  constructor(
    /** HTTP status; 0 when there was no answer. */
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    /** Whether the message is about this call, and not a general one, such as that of a lost connection. */
    readonly hasWords = status !== 0,
    /** Names an unexpected failure of the server, for its message; '' for any other. */
    readonly numberText = '',
    /** The whole answer. */
    readonly body: unknown = null,
  ) {
    super(message)
  }
}

/**
 * Returns the server's message for a refused call; '' if the server sent none, or only the general message of
 * a 500. The caller then shows its own text.
 */
export function serverMessageOf(reason: unknown): string {
  return reason instanceof CallError && reason.hasWords ? reason.message : ''
}

/** Returns the server's message for a refused call, or `fallback` with the number of an unexpected failure. */
export function messageOrFallback(reason: unknown, fallback: string): string {
  return serverMessageOf(reason) || joinTexts(fallback, reason instanceof CallError ? reason.numberText : '')
}

const joinTexts = (...texts: string[]) => texts.filter(Boolean).join(' ')

/**
 * Returns the message that the back office shows for a failed call. Only a call without any answer is
 * reported as a lost connection.
 * @param fallback the call's text for a failure without a message from the server
 */
export function failureText(reason: unknown, fallback: string): string {
  const isLost = reason instanceof CallError && reason.status === 0
  return isLost ? unreachable : messageOrFallback(reason, fallback)
}

/** Like `failureText`, but returns `fallback` for every refusal: the specification has one text for them. */
export function failureTextWithoutServerMessage(reason: unknown, fallback: string): string {
  const refusal = asRefusal(reason)
  return refusal ? joinTexts(fallback, refusal.numberText) : failureText(reason, fallback)
}

/**
 * Returns the server's refusal; null if the server did not answer, or something other than the call failed.
 */
export function asRefusal(reason: unknown): CallError | null {
  return reason instanceof CallError && reason.status !== 0 ? reason : null
}

/**
 * Returns the error if a save was refused because someone else saved first, else null: only that conflict has
 * a message for the field `version`.
 */
export function asVersionConflict(reason: unknown): CallError | null {
  return reason instanceof CallError && reason.status === 409 && reason.fields.version ? reason : null
}

/**
 * Builds a refusal from an answer. For an answer without a message, such as the page of a proxy, shows the
 * status. The message of a 500 says nothing about the call, so it does not count as the call's own.
 * @param requestId the header `x-request-id` of the answer
 */
export function buildRefusal(status: number, body: unknown, requestId?: string | null): CallError {
  const { message, fields } = (body ?? {}) as { message?: unknown; fields?: Record<string, string> }
  const words = typeof message === 'string' ? message : ''
  const text = words || `Серверийн алдаа (${status}). Дахин оролдоно уу.`
  const hasWords = words !== '' && status !== 500
  const numberText = requestId && status >= 500 && !hasWords ? numberTextOf(requestId) : ''
  return new CallError(status, joinTexts(text, numberText), fields, hasWords, numberText, body)
}

/** Names a request in the language of the page. */
function numberTextOf(requestId: string): string {
  const isEnglish = typeof document !== 'undefined' && document.documentElement.lang === 'en'
  return errorNumberText(isEnglish ? 'en' : 'mn', requestId)
}
