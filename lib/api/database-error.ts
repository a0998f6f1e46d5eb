/** The driver's error may lie under one of drizzle's, which names the query. */
function codeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? codeOf(error.cause) : undefined
}

/** A row with that value exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505'
}

/** The row that is pointed at does not exist, or the row to delete is still pointed at. */
export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === '23503' || codeOf(error) === '23001'
}
