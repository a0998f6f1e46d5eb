import { expect, it } from 'vitest'
import { securityText, securityTextEndsAt } from './security-text'

const dayMs = 24 * 60 * 60 * 1_000

it('tells whom to write to, on the site itself', () => {
  expect(securityText('https://mnma.example')).toBe(
    `Contact: https://mnma.example/en/mm/contact
Expires: ${securityTextEndsAt.toISOString()}
Preferred-Languages: mn, en
Canonical: https://mnma.example/.well-known/security.txt
`,
  )
})

it('is good for another month, and as RFC 9116 wants for less than a year', () => {
  const days = (securityTextEndsAt.getTime() - Date.now()) / dayMs
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})
