import { db, type Transaction } from '@/db/client'

/** The driver's error may lie under one of drizzle's, which names the query. */
function driverError(error: unknown): { code: string; constraint?: unknown } | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error as { code: string }
  return 'cause' in error ? driverError(error.cause) : undefined
}
const codeOf = (error: unknown) => driverError(error)?.code

/** A row with that value exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505'
}

/** The row that is pointed at does not exist, or the row to delete is still pointed at. */
export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === '23503' || codeOf(error) === '23001'
}

/** What a row would hold breaks the check of that name. */
export function isCheckViolation(error: unknown, constraint: string): boolean {
  const cause = driverError(error)
  return cause?.code === '23514' && cause.constraint === constraint
}

/** A row would take what another one holds at the same time. */
export function isExclusionViolation(error: unknown): boolean {
  return codeOf(error) === '23P01'
}

/**
 * Writes a row whose value may be taken, and goes on when it is: the transaction around it stays good.
 * @returns null when another row has that value
 */
export async function unlessTaken<T>(write: (tx: Transaction) => Promise<T>): Promise<T | null> {
  try {
    return await db().transaction(write)
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/** No room is left: on the disk of the files, in somebody's share of it, or on the disk of the database. */
export function isStorageFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '')
}

/** Of the database: starting, stopping, recovering, or with all its connections taken. */
const awayCodes = /^(?:08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
/** What the driver says, without a code, of a connection that broke or was not to be had. */
const awayWords = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** The database cannot be reached for the moment. */
export function isUnavailable(error: unknown): boolean {
  if (awayCodes.test(codeOf(error) ?? '')) return true
  if (!(error instanceof Error)) return false
  return awayWords.test(error.message) || isUnavailable(error.cause)
}
