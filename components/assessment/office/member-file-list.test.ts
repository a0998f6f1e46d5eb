import { expect, it } from 'vitest'
import { attachmentsAndProofsOf } from './member-file-list'

const proof = { cid: '7.1.1.1', proof_file: '/files/c', name: 'акт.pdf' }

it('gives the attachments that are there, the official document first, and the proofs', () => {
  const attachment = { form: '/files/b', official_document: '/files/a' }
  expect(attachmentsAndProofsOf({ files: [proof], result: null, attachment })).toEqual({
    attachments: [
      { kind: 'official_document', url: '/files/a' },
      { kind: 'form', url: '/files/b' },
    ],
    proofs: [proof],
  })
})

it('gives nothing where nothing is', () => {
  const none = { attachments: [], proofs: [] }
  expect(attachmentsAndProofsOf(undefined)).toEqual(none)
  expect(attachmentsAndProofsOf({ files: [], result: null, attachment: null })).toEqual(none)
  expect(
    attachmentsAndProofsOf({ files: [], result: null, attachment: { official_document: null, form: null } }),
  ).toEqual(none)
})
