import { env } from '@/lib/platform/env'

/** Returns the secrets whose tokens are accepted: that of now and, while it is exchanged, the other one. */
export function acceptedSecrets(): string[] {
  const { authSecret, authSecretBefore } = env()
  return authSecretBefore ? [authSecret, authSecretBefore] : [authSecret]
}
