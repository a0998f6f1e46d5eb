import type { Call } from '@/lib/platform/api/call'

type Json = Record<string, unknown>

/** A value that a call takes or returns. `type` is in words; `depth` counts the objects around the value. */
export type Field = { name: string; type: string; required: boolean; depth: number }
export type Operation = {
  id: string
  method: string
  path: string
  summary: string
  access: Call['access']
  tag: string
  /** How the input is sent: `query`, `application/json` or `multipart/form-data`. */
  sentAs: string
  input: Field[]
  answer: Field[]
}

const methods = ['get', 'post', 'delete'] as const

/** Lists the calls of an OpenAPI document in its order, each with flat lists of its fields. */
export function operationsOf(document: Json): Operation[] {
  return Object.entries(document.paths as Record<string, Json>).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Json | undefined
      return operation ? [operationOf(method, path, operation)] : []
    }),
  )
}

function operationOf(method: string, path: string, operation: Json): Operation {
  // A reference stands for the language, which every call takes.
  const parameters = ((operation.parameters as Json[] | undefined) ?? []).filter(({ $ref }) => !$ref)
  const [sentAs, body] = Object.entries(contentByMediaType(operation.requestBody))[0] ?? ['query', undefined]
  const answer = Object.values(contentByMediaType((operation.responses as Json)['200']))[0]
  return {
    id: String(operation.operationId),
    method: method.toUpperCase(),
    path,
    summary: String(operation.summary),
    access: operation['x-access'] as Call['access'],
    tag: String((operation.tags as string[])[0]),
    sentAs,
    input: body
      ? fieldsOf(body.schema as Json)
      : parameters.map(({ name, schema, required }) => ({
          name: String(name),
          type: describeSchemaType(schema as Json),
          required: required === true,
          depth: 0,
        })),
    answer: answer ? fieldsOf(answer.schema as Json) : [],
  }
}

function contentByMediaType(holder: unknown): Record<string, Json> {
  return ((holder as Json | undefined)?.content as Record<string, Json> | undefined) ?? {}
}

/** Lists an object's properties, each followed by its own or its items' properties; never follows `$ref`. */
function fieldsOf(schema: Json, depth = 0): Field[] {
  const properties = (schema.properties as Record<string, Json> | undefined) ?? {}
  const requiredNames = (schema.required as string[] | undefined) ?? []
  return Object.entries(properties).flatMap(([name, property]) => {
    const inner = property.type === 'array' ? (property.items as Json) : property
    return [
      {
        name,
        type: describeSchemaType(property),
        required: requiredNames.includes(name) && property.default === undefined,
        depth,
      },
      ...(inner.properties ? fieldsOf(inner, depth + 1) : []),
    ]
  })
}

/**
 * Describes a schema in words: its allowed values or alternatives (`"a" | "b"`), or its type with maximum
 * length and default (`array of string`, `string, at most 10 characters`). A file has its description.
 */
export function describeSchemaType(schema: Json): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (options) return [...new Set(options.map(describeSchemaType))].join(' | ')
  if (schema.type === 'array') return `array of ${describeSchemaType(schema.items as Json)}`
  if (schema.format === 'binary') return `file (${String(schema.description)})`
  const type = typeof schema.type === 'string' ? schema.type : schema.$ref ? 'object' : 'any'
  const limits = [
    schema.maxLength === undefined ? '' : `at most ${String(schema.maxLength)} characters`,
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ].filter(Boolean)
  return limits.length > 0 ? `${type}, ${limits.join(', ')}` : type
}
