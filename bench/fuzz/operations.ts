import * as z from 'zod'
import type { Json } from './values'

/** A call as an OpenAPI document describes it. */
export type Operation = {
  id: string
  method: string
  path: string
  /** Each way to be admitted: a scheme and the roles that it needs. Empty for everybody. */
  security: readonly Readonly<Record<string, readonly string[]>>[]
  sentAs: 'query' | 'json' | 'form'
  input: { properties: Record<string, Json>; required: string[] }
  /** The media types of each field for a file. */
  files: Record<string, string>
  /** Tells whether the document has an answer of this status, media type and body. */
  findFault: (status: number, type: string, body: unknown) => string | null
}

type Content = Record<string, { schema: Json; encoding?: Record<string, { contentType: string }> }>
type OperationObject = {
  operationId: string
  security: Operation['security']
  parameters?: { $ref?: string; name: string; required: boolean; schema: Json }[]
  requestBody?: { content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}
export type Document = {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, Json>; responses: Record<string, { content?: Content }> }
}

/** Lists the calls of a document. */
export function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(document, path, method, operation)),
  )
}

function operationOf(
  document: Document,
  path: string,
  method: string,
  operation: OperationObject,
): Operation {
  const [[type, body] = []] = Object.entries(operation.requestBody?.content ?? {})
  const parameters = (operation.parameters ?? []).filter(({ $ref }) => $ref === undefined)
  const schema = body?.schema ?? {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
  }
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    security: operation.security,
    sentAs: type === undefined ? 'query' : type === 'application/json' ? 'json' : 'form',
    input: {
      properties: (schema.properties as Record<string, Json> | undefined) ?? {},
      required: (schema.required as string[] | undefined) ?? [],
    },
    files: Object.fromEntries(
      Object.entries(body?.encoding ?? {}).map(([name, { contentType }]) => [name, contentType]),
    ),
    findFault: answerChecker(document, operation),
  }
}

function answerChecker({ components }: Document, { responses }: OperationObject): Operation['findFault'] {
  const checks = new Map<string, z.ZodType>()
  return (status, type, body) => {
    const response = responses[status]
    if (!response) return `the status ${status} is not described`
    const name = response.$ref?.split('/').at(-1)
    const content = (name === undefined ? response : components.responses[name])?.content ?? {}
    const media = Object.entries(content).find(([each]) => plain(each) === plain(type))
    if (!media) return `the type ${type} is not described`
    if (plain(type) !== 'application/json') return null
    const key = `${status}`
    const check = checks.get(key) ?? z.fromJSONSchema(withDefinitions(media[1].schema, components.schemas))
    checks.set(key, check)
    const result = check.safeParse(body)
    if (result.success) return null
    const [issue] = result.error.issues
    return `the answer is not as described: ${issue?.path.join('.')} ${issue?.message}`
  }
}

const plain = (type: string) => type.split(';')[0]?.trim().toLowerCase()

/** Moves the components that a schema refers to into the schema, where the checker looks for them. */
function withDefinitions(schema: Json, schemas: Record<string, Json>): Json {
  const local = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/')) as Json
  return JSON.stringify(schema).includes('#/components/')
    ? { ...local(schema), $defs: local(schemas) }
    : schema
}
