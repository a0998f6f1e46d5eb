import { createHmac } from 'node:crypto'
import { env } from '@/lib/platform/env'

/** Returns the HMAC of the parts with the server's secret, as 64 hexadecimal digits; the first part says its use. */
export const macOf = (...parts: readonly string[]): string =>
  createHmac('sha256', env().authSecret).update(parts.join(' ')).digest('hex')
