import { expect, it } from 'vitest'
import { readWeaknesses } from './known-weaknesses'

const weakness = (name: string, severity: string, via: unknown[]) => ({ [name]: { name, severity, via } })

it('names the packages with high and critical weaknesses', () => {
  const vulnerabilities = {
    ...weakness('a', 'critical', [{ title: 'Runs what it reads', url: 'https://example.org' }]),
    ...weakness('b', 'high', ['a']),
    ...weakness('c', 'moderate', [{ title: 'Is slow' }]),
  }
  expect(readWeaknesses(JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} }))).toEqual({
    severe: ['a (critical): Runs what it reads', 'b (high): through a'],
  })
  expect(readWeaknesses(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }))).toEqual({
    severe: [],
  })
})

it('says that nothing is known when the registry does not answer, without naming it', () => {
  const refusal = { message: '405 Method Not Allowed - POST https://registry.example', statusCode: 405 }
  expect(readWeaknesses(JSON.stringify(refusal))).toEqual({
    unknownBecause: 'the registry answered with 405',
  })
  for (const output of ['', '{', '{"message":"request to https://registry.example failed"}'])
    expect(readWeaknesses(output)).toEqual({ unknownBecause: 'the registry did not answer' })
})
