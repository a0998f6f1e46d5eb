import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { acceptedSecrets } from './secrets'

const macWith = (secret: string, parts: readonly string[]) =>
  createHmac('sha256', secret).update(parts.join(' ')).digest('hex')

/** Returns the HMAC of the parts with the server's secret, as 64 hexadecimal digits; the first part says its use. */
export const macOf = (...parts: readonly string[]): string => macWith(env().authSecret, parts)

/** Returns the HMAC of the parts with each secret that is accepted: one, or two while the secret is exchanged. */
export const macsOf = (...parts: readonly string[]): string[] =>
  acceptedSecrets().map((secret) => macWith(secret, parts))

/** Returns whether a text equals one of the `macs`; every comparison takes the same time. */
export function isOneOf(macs: readonly string[], text: string): boolean {
  const bytes = Buffer.from(text)
  return macs
    .map((mac) => Buffer.from(mac))
    .map((mac) => mac.length === bytes.length && timingSafeEqual(mac, bytes))
    .includes(true)
}
