import { associationPaths } from '@/lib/platform/site/association-paths'

type Json = Record<string, unknown>

/** A value of each format that the schemas name. */
const formats: Record<string, string> = {
  email: 'bat@example.mn',
  uri: 'https://example.mn/',
  date: '2026-05-01',
  'date-time': '2026-05-01T10:00:00+08:00',
  'uri-reference': associationPaths.contact,
  'iso-3166-1-alpha-2': 'MN',
  uuid: '0b6f0f3e-5a3c-4f0e-9d53-5a8b3c1d2e4f',
}
/** Texts for patterns without a format: the first that matches is taken. */
const words = [
  'Текст',
  '01',
  '0101',
  '2026-05',
  '10:00',
  '1.1',
  associationPaths.contact,
  'нүүрс; coal',
  '1234567',
]

/**
 * Makes an example from a JSON Schema: each property once, the first of several kinds. Fields for files are
 * left out, since an example cannot have their bytes.
 * @returns undefined where the schema says nothing
 */
export function exampleOf(schema: Json): unknown {
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (schema.example !== undefined) return schema.example
  if (schema.default !== undefined) return schema.default
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  if (choices?.[0]) return exampleOf(choices[0])
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object': {
      const properties = Object.entries((schema.properties as Record<string, Json> | undefined) ?? {})
      const values = properties.map(([name, property]) => [name, exampleOf(property)] as const)
      return Object.fromEntries(values.filter(([, value]) => value !== undefined))
    }
    case 'array': {
      const item = exampleOf((schema.items as Json | undefined) ?? {})
      return item === undefined ? [] : [item]
    }
    case 'string':
      return exampleText(schema)
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1))
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return undefined
  }
}

function exampleText({ format, pattern, minLength, maxLength }: Json): string | undefined {
  if (format === 'binary') return undefined
  const word = formats[String(format)] ?? words.find((each) => new RegExp(String(pattern ?? '')).test(each))
  return (word ?? '').padEnd(Number(minLength ?? 0), 'а').slice(0, Number(maxLength ?? Infinity))
}
