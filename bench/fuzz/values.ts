import fc, { type Arbitrary } from 'fast-check'
import * as z from 'zod'

export type Json = Record<string, unknown>
/** How a value travels: in JSON it has its type, in a query or a form it is a text. */
export type SentAs = 'json' | 'text'

const maxOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)
const optionsOf = ({ anyOf, oneOf }: Json) => (anyOf ?? oneOf) as Json[] | undefined

const letters = fc.constantFrom(...'абвгөүАӨҮabcXYZ019 .-"\'<>&%😀')
/** A text that remains one when spaces are trimmed. */
const textOf = (min: number, max: number) =>
  fc
    .array(letters, { minLength: Math.max(0, min - 1), maxLength: Math.max(0, Math.min(max, 40) - 1) })
    .map((parts) => `ф${parts.join('').trim()}`.slice(0, max).padEnd(min, 'ф'))

const host = fc.stringMatching(/^[a-z]{3,12}\.example$/)
const formats: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.tuple(fc.stringMatching(/^[a-z][a-z0-9.]{0,12}[a-z0-9]$/), host).map((parts) => parts.join('@')),
  uri: host.map((name) => `https://${name}/a?b=1`),
  'uri-reference': fc.stringMatching(/^\/[a-z]{3,12}\/[a-z]{3,12}$/),
  'iso-3166-1-alpha-2': fc.constantFrom('MN', 'CN', 'DE'),
  date: dayBetween('2020-01-01', '2035-12-31'),
  'date-time': dayBetween('2020-01-01', '2035-12-31').map((day) => `${day}T10:00:00Z`),
}

function dayBetween(first: string, last: string): Arbitrary<string> {
  return fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
}

/** Makes the values that a JSON Schema takes. Files are made from the types of `fileTypes`. */
export function validValues(schema: Json): Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  if (schema.const !== undefined) return fc.constant(schema.const)
  const options = optionsOf(schema)
  if (options) return fc.oneof(...options.map(validValues))
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries((schema.properties as Record<string, Json> | undefined) ?? {})
      const required = (schema.required as string[] | undefined) ?? []
      return fc.record(Object.fromEntries(properties.map(([name, each]) => [name, validValues(each)])), {
        requiredKeys: required,
      })
    }
    case 'array':
      return fc.array(validValues((schema.items as Json | undefined) ?? {}), {
        minLength: maxOf(schema.minItems, 0),
        maxLength: Math.min(maxOf(schema.maxItems, 4), maxOf(schema.minItems, 0) + 4),
      })
    case 'string':
      return validTexts(schema)
    case 'integer':
    case 'number': {
      const min = maxOf(schema.minimum, 0)
      const max = maxOf(schema.maximum, 1_000)
      // Most records have small numbers.
      const small = fc.integer({ min, max: Math.min(max, min + 40) })
      return fc.oneof({ weight: 4, arbitrary: small }, { weight: 1, arbitrary: fc.integer({ min, max }) })
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.constantFrom<unknown>('x', 1, true)
  }
}

function validTexts({ format, pattern, minLength, maxLength }: Json): Arbitrary<string> {
  const ofFormat = formats[String(format)]
  if (ofFormat) return ofFormat
  if (typeof pattern === 'string') {
    const max = maxOf(maxLength, 200)
    return fc
      .stringMatching(new RegExp(withoutClasses(pattern)), { size: 'small' })
      .filter((text) => text.length <= max)
  }
  return textOf(maxOf(minLength, 0), maxOf(maxLength, 200))
}

/** Neither fast-check nor zod's reader of JSON Schema knows the classes of Unicode. */
const withoutClasses = (pattern: string) =>
  pattern.replaceAll('\\p{L}', 'A-Za-zА-яёЁөӨүҮ').replaceAll('\\p{N}', '0-9')

export type Mutation = { name: string; value: unknown }

const nul = 'а\u0000б'
const loneSurrogate = 'а\ud800б'

/** Lists values that a JSON Schema refuses: of a wrong type, over its limits, or unwritable as text. */
export function invalidValues(schema: Json, sentAs: SentAs): Mutation[] {
  const isFreeText = schema.type === 'string' && !schema.enum && schema.const === undefined
  const pattern = typeof schema.pattern === 'string' ? { pattern: withoutClasses(schema.pattern) } : {}
  const accepts = z.fromJSONSchema({ ...schema, ...pattern })
  const wrong = [
    ...(sentAs === 'json' ? wrongTypes : wrongTexts),
    ...tooLongTexts(schema),
    ...outsideNumbers(schema, sentAs),
    ...tooManyItems(schema, sentAs),
  ].filter(({ value }) => !accepts.safeParse(value).success)
  if (!isFreeText) return wrong
  const unwritable = [{ name: 'NUL', value: nul }]
  if (sentAs === 'json') unwritable.push({ name: 'a lone surrogate', value: loneSurrogate })
  return [...wrong, ...unwritable]
}

const wrongTypes: Mutation[] = [
  { name: 'a number', value: 7.5 },
  { name: 'a huge number', value: 1e308 },
  { name: 'a flag', value: true },
  { name: 'a list', value: ['x', 1] },
  { name: 'a list of one', value: [1] },
  { name: 'an empty list', value: [] },
  { name: 'an object', value: { a: { b: {} } } },
  { name: 'a text', value: 'no such value' },
  { name: 'a long number', value: '9'.repeat(400) },
]

const wrongTexts: Mutation[] = [
  { name: 'a text', value: 'no such value' },
  { name: 'a fraction', value: '7.5' },
  { name: 'a number of another base', value: '0x10' },
  { name: 'a huge number', value: '1e308' },
  { name: 'a long number', value: '9'.repeat(400) },
  { name: 'broken JSON', value: '{"a":' },
]

function tooLongTexts(schema: Json): Mutation[] {
  const lengths = [schema, ...(optionsOf(schema) ?? [])].flatMap(({ maxLength }) => maxLength ?? [])
  return lengths.map((length) => ({ name: 'a text that is too long', value: 'ф'.repeat(Number(length) + 1) }))
}

function outsideNumbers({ minimum, maximum }: Json, sentAs: SentAs): Mutation[] {
  const send = (value: number) => (sentAs === 'json' ? value : String(value))
  return [
    ...(typeof minimum === 'number' ? [{ name: 'a number below', value: send(minimum - 1) }] : []),
    ...(typeof maximum === 'number' ? [{ name: 'a number above', value: send(maximum + 1) }] : []),
  ]
}

function tooManyItems({ maxItems, items }: Json, sentAs: SentAs): Mutation[] {
  if (typeof maxItems !== 'number' || sentAs === 'text') return []
  const [item] = fc.sample(validValues((items as Json | undefined) ?? {}), { numRuns: 1, seed: 1 })
  return [{ name: 'too many items', value: Array.from({ length: maxItems + 1 }, () => item) }]
}
