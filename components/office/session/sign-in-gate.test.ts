import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('every write of the office asks for a sign-in: none is made past the gate but at the doors, which go on offline', () => {
  const components = fileURLToPath(new URL('../../', import.meta.url))
  const past = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(back-)?office\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => {
      const text = readFileSync(`${components}${file}`, 'utf8')
      const writes = /callApi\(\s*'(?:POST|DELETE)|\bupload\(\s*'/.test(text)
      return writes && !text.includes('writeWithSignInRetry(')
    })
  expect(past).toEqual(['event/office/use-check-in.ts'])
})
