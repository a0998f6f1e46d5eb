import { describe, expect, it } from 'vitest'
import { openApiDocument } from '@/lib/wiring/calls/openapi'
import { allCalls } from '@/lib/wiring/calls/table'
import { operationsOf, describeSchemaType } from './operations'

const operations = operationsOf(openApiDocument('https://mnma.example'))
const find = (method: string, path: string) =>
  operations.find((one) => one.method === method && one.path === path)

describe('operationsOf', () => {
  it('lists every call of the table under a unique name', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      allCalls.map(({ route }) => route).sort(),
    )
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
  })

  it('describes the input of a call', () => {
    expect(find('DELETE', '/admin/delete/news')).toMatchObject({
      access: 'admin',
      sentAs: 'query',
      input: [{ name: 'id', required: true }],
    })
    const insert = find('POST', '/admin/insert/news')
    expect(insert?.sentAs).toBe('multipart/form-data')
    expect(insert?.input.find(({ name }) => name === 'image')?.type).toMatch(/^file \(image/)
  })

  it('describes the answer of a call, rows included', () => {
    const answer = find('GET', '/admin/get/news')?.answer.map(({ name, depth }) => `${depth} ${name}`)
    expect(answer).toEqual(
      expect.arrayContaining(['0 news', '1 title', '1 version', '0 total', '0 totalPages']),
    )
  })
})

describe('describeSchemaType', () => {
  it('puts a schema into words', () => {
    expect(describeSchemaType({ type: 'string', maxLength: 300 })).toBe('string, at most 300 characters')
    expect(describeSchemaType({ enum: ['mn', 'en'], default: 'mn' })).toBe('"mn" | "en"')
    expect(describeSchemaType({ type: 'array', items: { type: 'integer' } })).toBe('array of integer')
    expect(describeSchemaType({ anyOf: [{ type: 'integer' }, { type: 'null' }] })).toBe('integer | null')
    expect(describeSchemaType({})).toBe('any')
  })
})
