import { createHash, randomBytes } from 'node:crypto'

/** Creates the secret of a session's cookie; the database stores only its hash. */
export const createSessionToken = () => randomBytes(32).toString('base64url')
export const sessionTokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
