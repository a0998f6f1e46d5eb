import { createHash, randomBytes } from 'node:crypto'

/** The secret that a session's cookie holds; the database knows its hash. */
export const newSessionToken = () => randomBytes(32).toString('base64url')
export const sessionTokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
