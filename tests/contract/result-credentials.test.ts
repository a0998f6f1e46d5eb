import { gunzipSync } from 'node:zlib'
import * as independent from '@transmute/verifiable-credentials'
import { eq } from 'drizzle-orm'
import { decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import { GET as getDidDocument } from '@/app/.well-known/did.json/route'
import { GET as getCredential } from '@/app/[locale]/(mm)/mm/check/[code]/credential.jwt/route'
import { GET as getStatusList } from '@/app/[locale]/(mm)/mm/check/status/[list]/route'
import { db } from '@/db/client'
import { memberResults } from '@/db/schema/assessment'
import { credentialKeys, resultDocuments } from '@/db/schema/credentials'
import { memberCompanies } from '@/db/schema/members'
import { rotateSigningKey } from '@/lib/assessment/credentials/keys'
import { updateResultWithdrawal } from '@/lib/assessment/credentials/mutations'
import { deleteImportedAssessment } from '@/lib/assessment/member/imported-assessment'
import { env } from '@/lib/platform/env'
import { makeResult } from '@/tests/factories/assessment'

type CredentialClaims = {
  issuer: { id: string }
  validUntil: string
  credentialStatus: { statusListIndex: string; statusPurpose: string; statusListCredential: string }
  credentialSubject: { encodedList: string; issuedToParty: object; conformityCertificate: object }
}

const didKeys = async () => {
  const document = (await (await getDidDocument()).json()) as {
    id: string
    verificationMethod: { id: string; publicKeyJwk: object }[]
  }
  return document
}

/** Verifies with another's code, which takes the keys from the DID document alone. */
async function verifyIndependently(jwt: string): Promise<CredentialClaims> {
  const content = new TextEncoder().encode(jwt)
  const verifier = independent.verifier({
    resolver: {
      resolve: async () => {
        const { kid } = decodeProtectedHeader(jwt)
        const method = (await didKeys()).verificationMethod.find(({ id }) => id === kid)
        if (!method) throw new Error('the key is not in the DID document')
        return {
          type: 'application/jwk+json',
          content: new TextEncoder().encode(JSON.stringify(method.publicKeyJwk)),
        }
      },
    },
  })
  return verifier.verify<never>({ type: 'application/vc-ld+jwt', content })
}

const readCredential = async (code: string) => {
  const answer = await getCredential(new Request('http://x'), { params: Promise.resolve({ code }) })
  expect(answer.headers.get('content-type')).toBe('application/vc+jwt')
  return answer.text()
}

/** Whether the status list says that the credential is suspended. */
async function isSuspended({ credentialStatus }: CredentialClaims): Promise<boolean> {
  const list = credentialStatus.statusListCredential.split('/').at(-1) ?? ''
  const answer = await getStatusList(new Request('http://x'), { params: Promise.resolve({ list }) })
  const { credentialSubject } = await verifyIndependently(await answer.text())
  const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'))
  expect(bits.length).toBe(16_384)
  const at = Number(credentialStatus.statusListIndex)
  return Boolean((bits[at >> 3] ?? 0) & (128 >> (at & 7)))
}

describe('the credential of a result', () => {
  it('is verified by another, with the keys of the DID document', async () => {
    const { member, resultId, code } = await makeResult()
    const sha256 = 'ab'.repeat(32)
    await db().insert(resultDocuments).values({ result_id: resultId, sha256, lang: 'mn' })
    const jwt = await readCredential(code)
    expect(decodeProtectedHeader(jwt)).toMatchObject({ alg: 'ES256', typ: 'vc+jwt' })
    const credential = await verifyIndependently(jwt)
    expect(credential).toMatchObject({
      '@context': ['https://www.w3.org/ns/credentials/v2', expect.stringContaining('/untp/dcc/')],
      type: ['DigitalConformityCredential', 'VerifiableCredential'],
      issuer: { id: `did:web:${encodeURIComponent(new URL(env().siteUrl).host)}` },
      credentialStatus: { statusPurpose: 'suspension' },
      credentialSubject: {
        ...{ assessorLevel: 'Self', assessmentLevel: 'Unspecified', attestationType: 'declaration' },
        issuedToParty: { id: expect.stringMatching(/^https?:\/\//), name: member.name },
        conformityCertificate: { hashDigest: sha256, hashMethod: 'SHA-256' },
        assessment: [{ conformance: false, conformityTopic: 'governance.compliance' }],
      },
    })
    expect(credential.issuer.id).toBe((await didKeys()).id)
    expect(JSON.stringify(credential)).not.toContain(member.email)
  })

  it('is refused once a letter of it was changed', async () => {
    const [head, body, signature] = (await readCredential((await makeResult()).code)).split('.')
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as CredentialClaims
    const otherBody = Buffer.from(JSON.stringify({ ...claims, validUntil: '2099-01-01T00:00:00Z' }))
    const jwt = [head, otherBody.toString('base64url'), signature].join('.')
    await expect(verifyIndependently(jwt)).rejects.toThrow()
  })

  it('stays verifiable after its key was exchanged, whose private part is gone', async () => {
    const { code } = await makeResult()
    const before = await readCredential(code)
    const { kid } = decodeProtectedHeader(before)
    await rotateSigningKey()
    expect(await verifyIndependently(before)).toMatchObject({ issuer: { id: (await didKeys()).id } })
    const after = await readCredential(code)
    expect(decodeProtectedHeader(after).kid).not.toBe(kid)
    await verifyIndependently(after)
    const [key] = await db()
      .select()
      .from(credentialKeys)
      .where(eq(credentialKeys.id, kid?.split('#')[1] ?? ''))
    expect(key?.sealed_private_key).toBeNull()
  })

  it('gets a new key when the secret of the server does not open the key', async () => {
    const { code } = await makeResult()
    const before = await readCredential(code)
    await db()
      .update(credentialKeys)
      .set({ sealed_private_key: 'AAAA' })
      .where(eq(credentialKeys.id, decodeProtectedHeader(before).kid?.split('#')[1] ?? ''))
    await verifyIndependently(await readCredential(code))
    await verifyIndependently(before)
  })

  it('can be verified, whichever of many that ask at once makes the first key', async () => {
    const { code } = await makeResult()
    await db().delete(credentialKeys)
    const credentials = await Promise.all([1, 2, 3, 4].map(() => readCredential(code)))
    await Promise.all(credentials.map(verifyIndependently))
  })

  it('is suspended while the result is withdrawn, and for ever once it was taken back', async () => {
    const { answerId, code } = await makeResult()
    const credential = await verifyIndependently(await readCredential(code))
    expect(await isSuspended(credential)).toBe(false)
    await updateResultWithdrawal({ answer_id: answerId, withdrawn: true, reason: 'Алдаа' })
    expect(await isSuspended(credential)).toBe(true)
    await updateResultWithdrawal({ answer_id: answerId, withdrawn: false, reason: '' })
    expect(await isSuspended(credential)).toBe(false)
    await deleteImportedAssessment(answerId)
    expect(await db().$count(memberResults, eq(memberResults.check_code, code))).toBe(0)
    expect(await isSuspended(credential)).toBe(true)
  })

  it('is suspended while its member is deactivated, and not for another member of the same list', async () => {
    const { member, code } = await makeResult()
    const other = await verifyIndependently(await readCredential((await makeResult()).code))
    const credential = await verifyIndependently(await readCredential(code))
    const setActive = (active: boolean) =>
      db().update(memberCompanies).set({ active }).where(eq(memberCompanies.id, member.id))
    await setActive(false)
    expect([await isSuspended(credential), await isSuspended(other)]).toEqual([true, false])
    await setActive(true)
    expect(await isSuspended(credential)).toBe(false)
  })

  it('conforms only if every question was answered with yes', async () => {
    const { code } = await makeResult({ result: { main_percentage: 100 } })
    expect(await verifyIndependently(await readCredential(code))).toMatchObject({
      credentialSubject: { assessment: [{ conformance: true }] },
    })
  })

  it('does not exist for an unknown code or list', async () => {
    const statusOf = async (list: string) =>
      (await getStatusList(new Request('http://x'), { params: Promise.resolve({ list }) })).status
    for (const list of ['9999', '-1', 'x']) expect(await statusOf(list), list).toBe(404)
    for (const code of ['000000000000', 'x'])
      expect(
        (await getCredential(new Request('http://x'), { params: Promise.resolve({ code }) })).status,
      ).toBe(404)
  })
})
