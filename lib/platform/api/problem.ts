import type { ErrorKey } from '@/lib/platform/i18n/message-key'

/** The closed list of what can go wrong with a call, and the HTTP status of each. */
export const problemStatus = {
  /** The input is invalid; `fields` says where. */
  bad_input: 400,
  /** No one is signed in, the account is deleted, or the token of a sign-in is invalid. */
  unauthenticated: 401,
  /** The signed-in person lacks the right or an account, or the write came from a foreign site. */
  forbidden: 403,
  /** No such call, or no such row. */
  not_found: 404,
  method_not_allowed: 405,
  /** The body arrived more slowly than the slowest accepted connection. */
  too_slow: 408,
  /** What is stored forbids it: for example, the row has changed since it was read, or a value is taken. */
  conflict: 409,
  too_large: 413,
  /** The call does not accept this kind of file or body. */
  unsupported_type: 415,
  rate_limited: 429,
  /** A failure of the server; the log has the cause. */
  internal: 500,
  /** The database is temporarily unreachable. */
  unavailable: 503,
  /** The database takes no writes for a while. */
  read_only: 503,
  /** A disk of the server is full, for files or for rows. */
  storage_full: 507,
  /** Too many requests already wait for the same work; `values.seconds` says when to retry. */
  busy: 503,
} as const

export type ProblemCode = keyof typeof problemStatus
export type Values = Record<string, string | number>

/**
 * An expected failure of a call, thrown anywhere below the dispatcher, which answers it as
 * `{ message, fields? }` with its details, in the caller's language.
 */
export class Problem extends Error {
  override name = 'Problem'
  /**
   * @param code decides the HTTP status
   * @param key message key; by default the general message of the code
   * @param fields message keys by field name
   * @param details further keys of the answer, for a screen that can do more than show the message
   */
  constructor(
    readonly code: ProblemCode,
    readonly key: ErrorKey = `problems.${code}`,
    readonly values: Values = {},
    readonly fields: Record<string, { key: ErrorKey; values?: Values }> = {},
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(key)
  }

  /** Makes a problem of one field: the field's message is the answer's message too. */
  static ofField(
    field: string,
    key: ErrorKey,
    values: Values = {},
    code: ProblemCode = 'bad_input',
  ): Problem {
    return new Problem(code, key, values, { [field]: { key, values } })
  }
}
