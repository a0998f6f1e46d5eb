/** Begins the secret of every API token, so that people and scanners recognise one. */
export const secretBeginning = 'strata_'
const bearer = new RegExp(`^bearer\\s+(${secretBeginning}.*)$`, 'i')

/**
 * Returns the secret of the API token that a request has. Other words of this header are for somebody else,
 * such as a proxy in front.
 * @param authorization the request's `Authorization` header
 */
export const tokenSecretOf = (authorization: string | null | undefined): string | null =>
  bearer.exec(authorization ?? '')?.[1] ?? null
