import { gzipSync } from 'node:zlib'
import { and, between, eq, isNull, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberAssessments, memberResults } from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'
import { formatIsoDay } from '@/lib/platform/i18n/format'
import { messageText } from '@/lib/platform/i18n/messages'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { siteOf } from '@/lib/platform/site/sites'
import { formatCheckCode } from './code'
import { issuerDid, signCredential } from './keys'
import type { CheckedResult } from './queries'

/** The entries of one status list: the least that the standard allows, so that a list tells nothing of one result. */
const listEntries = 131_072

const contexts = {
  credentials: 'https://www.w3.org/ns/credentials/v2',
  conformity: 'https://test.uncefact.org/vocabulary/untp/dcc/0.6.0/',
}

/**
 * The topic of the questionnaire in the UN's list, which has none for responsible mining as a whole: the answers
 * are about the association's codex.
 */
const conformityTopic = 'governance.compliance'

const issuer = () => ({ type: ['CredentialIssuer'], id: issuerDid(), name: siteOf('mm').name.en })

/**
 * Returns a result as a signed credential (VC 2.0, `vc+jwt`) in the shape of the UN's Digital Conformity
 * Credential: a declaration of the member about itself, which the association registered.
 */
export function issueResultCredential(result: CheckedResult): Promise<string> {
  const { id, code, member_id, name, year, main_percentage, created_at, valid_until, documents } = result
  const page = absoluteUrl(associationPaths.checkedResult(formatCheckCode(code)))
  const list = absoluteUrl(associationPaths.statusList(Math.floor(id / listEntries)))
  const title = messageText('en', 'assessment.check.lead', { year })
  const [document] = documents
  const party = { id: `${absoluteUrl(associationPaths.member)}#member-${member_id}`, name }
  return signCredential({
    '@context': [contexts.credentials, contexts.conformity],
    type: ['DigitalConformityCredential', 'VerifiableCredential'],
    id: `${page}/credential.jwt`,
    issuer: issuer(),
    validFrom: created_at,
    validUntil: valid_until,
    credentialStatus: {
      id: `${list}#${id % listEntries}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'suspension',
      statusListIndex: String(id % listEntries),
      statusListCredential: list,
    },
    credentialSubject: {
      type: ['ConformityAttestation', 'Attestation'],
      id: page,
      name: title,
      assessorLevel: 'Self',
      // Nobody else stands behind the assessment.
      assessmentLevel: 'Unspecified',
      attestationType: 'declaration',
      issuedToParty: party,
      ...(document && {
        conformityCertificate: {
          type: ['SecureLink', 'Link'],
          linkURL: page,
          linkName: title,
          hashDigest: document.sha256,
          hashMethod: 'SHA-256',
          encryptionMethod: 'none',
        },
      }),
      assessment: [
        {
          type: ['ConformityAssessment', 'Declaration'],
          id: `${page}#result`,
          assessmentDate: formatIsoDay(created_at),
          assessedOrganisation: party,
          conformityTopic,
          // The questionnaire sets no threshold: only who answers yes to every question says that it conforms.
          conformance: main_percentage === 100,
          declaredValue: [
            {
              type: ['Metric'],
              metricName: messageText('en', 'assessment.check.percentage'),
              metricValue: { value: main_percentage, unit: 'P1' },
            },
          ],
        },
      ],
    },
  })
}

/**
 * Returns a signed status list (Bitstring Status List 1.0): the bit of a result is set while it is withdrawn or
 * its member deactivated, and of a number without a result always, so that a credential of one that was taken
 * back is not accepted.
 * @param list its number, from 0
 */
export async function issueStatusList(list: number): Promise<string> {
  const first = list * listEntries
  const rows = await db()
    .select({ id: memberResults.id })
    .from(memberResults)
    .innerJoin(memberAssessments, eq(memberAssessments.id, memberResults.assessment_id))
    .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
    .where(
      and(
        between(memberResults.id, first, first + listEntries - 1),
        isNull(memberResults.withdrawn_at),
        memberCompanies.active,
      ),
    )
  const bits = Buffer.alloc(listEntries / 8, 0xff)
  for (const { id } of rows) {
    const at = id - first
    bits[at >> 3] = (bits[at >> 3] ?? 0) & ~(128 >> (at & 7))
  }
  const url = absoluteUrl(associationPaths.statusList(list))
  return signCredential({
    '@context': [contexts.credentials],
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    id: url,
    issuer: issuer(),
    validFrom: new Date().toISOString(),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'suspension',
      // The letter says that the text is base64url (multibase).
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  })
}

/** Returns whether there is a status list of this number. */
export async function hasStatusList(list: number): Promise<boolean> {
  if (list === 0) return true
  const [row] = await db()
    .select({ last: sql<number>`coalesce(max(${memberResults.id}), 0)` })
    .from(memberResults)
  return list <= Math.floor((row?.last ?? 0) / listEntries)
}
