import { db, type Transaction } from '@/db/client'
import type { Problem } from './problem'

/** Finds the driver's error, which drizzle may wrap in an error that names the query. */
function driverError(error: unknown): { code: string; constraint?: unknown } | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error as { code: string }
  return 'cause' in error ? driverError(error.cause) : undefined
}
const codeOf = (error: unknown) => driverError(error)?.code

/** The rule of the database that a value violates, or its code; null for any other error. */
export function violatedRule(error: unknown): string | null {
  const cause = driverError(error)
  if (!cause || !/^2[23]/.test(cause.code)) return null
  return typeof cause.constraint === 'string' ? cause.constraint : cause.code
}

/** Whether the write failed because a row with the same value exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505'
}

/** Whether the referenced row does not exist, or the row to delete is still referenced. */
export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === '23503' || codeOf(error) === '23001'
}

/** Whether the row violates the check constraint of that name. */
export function isCheckViolation(error: unknown, constraint: string): boolean {
  const cause = driverError(error)
  return cause?.code === '23514' && cause.constraint === constraint
}

/** Whether the row would overlap another row in time. */
export function isExclusionViolation(error: unknown): boolean {
  return codeOf(error) === '23P01'
}

/**
 * Writes a row with a value that another row may already have. The write runs in a savepoint, so that a
 * conflict does not abort the surrounding transaction.
 * @returns null when another row has that value
 */
export async function writeUnlessTaken<T>(write: (tx: Transaction) => Promise<T>): Promise<T | null> {
  try {
    return await db().transaction(write)
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/**
 * Writes a row as `writeUnlessTaken` does.
 * @param takenProblem returns what is thrown when another row has the value
 */
export async function writeOrRefuseTaken<T>(
  write: (tx: Transaction) => Promise<T>,
  takenProblem: () => Problem,
): Promise<T> {
  const answer = await writeUnlessTaken(write)
  if (answer === null) throw takenProblem()
  return answer
}

/** Whether no space is left: on the disk of the files, in its quota, or on the disk of the database. */
export function isStorageFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '')
}

/** Whether the database takes no writes, such as a replica during a change of the server. */
export function isDatabaseReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006'
}

/** Lets a note be left out that a database without writes cannot take. @throws any other error */
export function rethrowUnlessReadOnly(error: unknown): void {
  if (!isDatabaseReadOnly(error)) throw error
}

/** Codes of a database that starts, stops, recovers or has no free connection, and of a broken connection. */
const awayCodes = /^(?:08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
/** The driver's messages, without a code, for a connection that broke or could not be opened. */
const awayWords = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** Whether the database is temporarily unreachable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (awayCodes.test(codeOf(error) ?? '')) return true
  if (!(error instanceof Error)) return false
  return awayWords.test(error.message) || isDatabaseUnavailable(error.cause)
}
