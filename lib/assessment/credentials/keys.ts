import { asc, isNotNull, sql } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { db, inTransaction } from '@/db/client'
import { credentialKeys } from '@/db/schema/credentials'
import { acceptedSecrets } from '@/lib/platform/auth/secrets'
import { env } from '@/lib/platform/env'
import { openSealedKey, sealKey } from './sealed-key'

const algorithm = 'ES256'

/** The DID of the site (`did:web`), whose document is at `/.well-known/did.json`. */
export function issuerDid(): string {
  return `did:web:${encodeURIComponent(new URL(env().siteUrl).host)}`
}

type SigningKey = { id: string; privateKey: JWK }

async function findSigningKey(): Promise<SigningKey | null> {
  const [row] = await db().select().from(credentialKeys).where(isNotNull(credentialKeys.sealed_private_key))
  if (!row?.sealed_private_key) return null
  const text = openSealedKey(acceptedSecrets(), row.id, row.sealed_private_key)
  return text === null ? null : { id: row.id, privateKey: JSON.parse(text) as JWK }
}

/**
 * Makes a new key, which signs from now on, and forgets the private part of the one before. Its public part
 * stays, so that what it signed can be verified.
 */
export async function rotateSigningKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const [publicJwk, privateJwk] = [await exportJWK(publicKey), await exportJWK(privateKey)]
  const id = await calculateJwkThumbprint(publicJwk)
  await inTransaction(async () => {
    // Two that rotate at once do so one after the other.
    await db().execute(sql`lock table ${credentialKeys} in exclusive mode`)
    await db().update(credentialKeys).set({ sealed_private_key: null })
    await db()
      .insert(credentialKeys)
      .values({
        id,
        public_key: { kty: 'EC', crv: 'P-256', x: publicJwk.x ?? '', y: publicJwk.y ?? '' },
        sealed_private_key: sealKey(env().authSecret, id, JSON.stringify(privateJwk)),
      })
  })
  return { id, privateKey: privateJwk }
}

/**
 * Signs a credential as JOSE (`vc+jwt`). The first credential makes the first key, and a key that the server's
 * secret no longer opens is replaced.
 */
export async function signCredential(credential: object): Promise<string> {
  const { id, privateKey } = (await findSigningKey()) ?? (await rotateSigningKey())
  return new SignJWT({ ...credential })
    .setProtectedHeader({ alg: algorithm, typ: 'vc+jwt', cty: 'vc', kid: `${issuerDid()}#${id}` })
    .sign(await importJWK(privateKey, algorithm))
}

/** Returns the DID document of the site: the public keys of all that it has signed. */
export async function didDocument(): Promise<object> {
  const rows = await db().select().from(credentialKeys).orderBy(asc(credentialKeys.created_at))
  const did = issuerDid()
  const methods = rows.map(({ id, public_key }) => ({
    id: `${did}#${id}`,
    type: 'JsonWebKey',
    controller: did,
    publicKeyJwk: { ...public_key, alg: algorithm, kid: id },
  }))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id: did,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  }
}
