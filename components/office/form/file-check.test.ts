import { describe, expect, it } from 'vitest'
import type { FileRule } from '@/lib/platform/api/call'
import { acceptedFileTypes, fileRefusalOf } from './file-check'

const rule: FileRule = { kinds: ['video'], storage: 'public', fileBytesMax: 300 * 1024 * 1024 }

describe('buildRefusal', () => {
  it('accepts a file of the kind, up to the last allowed byte', () => {
    expect(fileRefusalOf({ type: 'video/mp4', size: rule.fileBytesMax }, rule)).toBeNull()
  })

  it('reports the allowed size before anything is sent', () => {
    expect(fileRefusalOf({ type: 'video/mp4', size: rule.fileBytesMax + 1 }, rule)).toEqual({
      key: 'validation.fileTooLarge',
      values: { megabytes: 300 },
    })
  })

  it('names what the field takes, in the words of its rule where it has some', () => {
    expect(fileRefusalOf({ type: 'application/zip', size: 1 }, rule)?.key).toBe('validation.only_video')
    const wordedRule: FileRule = { ...rule, wrongKindMessage: 'validation.assessment.proofKind' }
    expect(fileRefusalOf({ type: '', size: 1 }, wordedRule)?.key).toBe('validation.assessment.proofKind')
  })

  it('offers the types of every kind', () => {
    expect(acceptedFileTypes({ kinds: ['pdf', 'image'] })).toEqual([
      'application/pdf',
      'image/jpeg',
      'image/png',
    ])
  })
})
