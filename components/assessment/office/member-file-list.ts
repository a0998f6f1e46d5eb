import type { MemberFiles } from '@/lib/assessment/member/schema'

type Attachment = { kind: 'official_document' | 'form'; url: string }

/** The files of an assessment: the attachments that were uploaded, at most two, and the proofs. */
export function attachmentsAndProofsOf(memberFiles: MemberFiles | undefined): {
  attachments: Attachment[]
  proofs: MemberFiles['files']
} {
  const { attachment, files = [] } = memberFiles ?? {}
  const attachments = (['official_document', 'form'] as const).flatMap((kind) => {
    const url = attachment?.[kind]
    return url ? [{ kind, url }] : []
  })
  return { attachments, proofs: files }
}
