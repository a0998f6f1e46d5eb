import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { env } from '@/lib/platform/env'
import { log, redactedErrorFields } from '@/lib/platform/log'

let keys: Promise<JWTVerifyGetKey> | undefined

/** Returns the function that finds the issuer's keys. It is made once, and again after a failure. */
function getOrFetchIssuerKeys(): Promise<JWTVerifyGetKey> {
  keys ??= fetchIssuerKeys().catch((error: unknown) => {
    keys = undefined
    throw error
  })
  return keys
}

async function fetchIssuerKeys(): Promise<JWTVerifyGetKey> {
  const issuer = env().oidcIssuer.replace(/\/$/, '')
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`the issuer's configuration answered ${response.status}`)
  const { issuer: namedIssuer, jwks_uri } = (await response.json()) as { issuer: string; jwks_uri: string }
  // Another issuer's configuration would bring another issuer's keys.
  if (namedIssuer !== env().oidcIssuer) throw new Error("the issuer's configuration names another issuer")
  return createRemoteJWKSet(new URL(jwks_uri))
}

/**
 * Verifies an OpenID Connect ID token against the issuer's keys, for this site as audience.
 * @returns the e-mail address; null when the token cannot be verified or contains no verified address
 */
export async function verifiedEmailOfIdToken(idToken: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(idToken, await getOrFetchIssuerKeys(), {
      issuer: env().oidcIssuer,
      audience: env().oidcClientId,
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    if (payload.email_verified !== true || typeof payload.email !== 'string') return null
    return payload.email
  } catch (error) {
    log().warn(redactedErrorFields(error), 'an ID token was refused')
    return null
  }
}
