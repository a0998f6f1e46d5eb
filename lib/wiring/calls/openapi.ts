import * as z from 'zod'
import { secretBeginning } from '@/lib/platform/auth/bearer'
import { codeCookieName } from '@/lib/platform/auth/code-session'
import { memberCookieName } from '@/lib/content/members/session'
import { isStaffAccess } from '@/lib/platform/auth/roles'
import { sessionCookieName } from '@/lib/platform/auth/session'
import { siteOfCall } from '@/lib/platform/site/sites'
import { mediaTypesOf } from '@/lib/platform/api/answer-file'
import type { Call } from '@/lib/platform/api/call'
import { problemStatus } from '@/lib/platform/api/problem'
import { allCalls } from './table'

type Json = Record<string, unknown>

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io, target: 'draft-2020-12' }) as Json
  delete json.$schema
  return json
}

/**
 * Zod puts the definition of a recursive type, such as a tree, into the schema that uses it. References are
 * resolved from the document's root, so these definitions move to the document's components, under the call's
 * name.
 */
function moveDefinitionsToComponents(operation: Json, name: string, schemas: Json): Json {
  const componentRef = (reference: string) =>
    `#/components/schemas/${name}${reference.replace(/^.*__s/, 'S')}`
  return JSON.parse(JSON.stringify(operation), (key: string, value: unknown) => {
    if (key === '$ref' && typeof value === 'string' && value.startsWith('#/$defs/'))
      return componentRef(value)
    if (typeof value !== 'object' || value === null || !('$defs' in value)) return value
    const { $defs, ...schema } = value as Json
    for (const [key, definition] of Object.entries($defs as Json)) {
      schemas[componentRef(`#/$defs/${key}`).split('/').at(-1) ?? key] = definition
    }
    return schema
  }) as Json
}

function propertiesOf(schema: Json): { properties: Record<string, Json>; required: string[] } {
  return {
    properties: (schema.properties as Record<string, Json> | undefined) ?? {},
    required: (schema.required as string[] | undefined) ?? [],
  }
}

function operationOf(call: Call): Json {
  const input = jsonSchemaOf(call.input, 'input')
  const { properties, required } = propertiesOf(input)
  const operation: Json = {
    operationId: operationId(call),
    summary: call.summary,
    tags: [tagOf(call)],
    'x-access': call.access,
    security: securityOf(call),
    responses: {
      200: {
        description: 'Success',
        content: answerContent(call),
      },
      ...Object.fromEntries(
        failureStatusesOf(call).map((status) => [status, { $ref: '#/components/responses/Problem' }]),
      ),
    },
  }
  if (call.method === 'POST') {
    operation.requestBody = { required: true, content: requestBodyContent(call, input, properties) }
  } else {
    operation.parameters = Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name) && schema.default === undefined,
      schema,
    }))
  }
  return operation
}

function answerContent({ answer }: Call): Json {
  const file = { schema: { type: 'string', format: 'binary' } }
  const types = mediaTypesOf(answer)?.map((type) => [type, file] as const)
  return types
    ? Object.fromEntries(types)
    : { 'application/json': { schema: jsonSchemaOf(answer, 'output') } }
}

/**
 * Returns what a call needs, the session cookie or an API token: staff, members, owners and participants have
 * separate cookies.
 */
function securityOf({ access, refusesTokens }: Call): Json[] {
  if (access === 'public') return []
  if (!isStaffAccess(access)) return [{ [access]: [] }]
  return refusesTokens ? [{ session: [] }] : [{ session: [] }, { token: [] }]
}

function requestBodyContent(call: Call, input: Json, properties: Record<string, Json>): Json {
  const files = Object.entries(call.files ?? {})
  if (files.length === 0) return { 'application/json': { schema: input } }
  const binary = Object.fromEntries(
    files.map(([name, rule]) => {
      const file = {
        type: 'string',
        format: 'binary',
        description: `${rule.kinds.join(', ')}, at most ${rule.fileBytesMax} bytes`,
      }
      return [name, rule.many ? { type: 'array', items: file } : file]
    }),
  )
  return { 'multipart/form-data': { schema: { ...input, properties: { ...properties, ...binary } } } }
}

function failureStatusesOf(call: Call): number[] {
  const { bad_input, unauthenticated, forbidden, too_large, unsupported_type, rate_limited } = problemStatus
  const { unavailable, storage_full } = problemStatus
  const statuses: number[] = [bad_input, unavailable]
  if (call.access !== 'public') statuses.push(unauthenticated, forbidden)
  if (call.files) statuses.push(too_large, unsupported_type)
  if (call.rate || call.method !== 'GET') statuses.push(rate_limited)
  if (call.method !== 'GET') statuses.push(storage_full)
  return statuses
}

function operationId(call: Call): string {
  const words = `${call.method.toLowerCase()}${call.path}`.split(/[^a-zA-Z0-9]+/)
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
}

function tagOf({ path }: Call): string {
  return siteOfCall(path)?.calls.tag ?? 'admin'
}

/** Makes the OpenAPI 3.1 document of all calls from the table. */
export function openApiDocument(siteUrl: string): Json {
  const paths: Record<string, Json> = {}
  const schemas: Json = {}
  for (const call of allCalls) {
    const operation = moveDefinitionsToComponents(operationOf(call), operationId(call), schemas)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Strata',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'The calls of the Mongolian National Mining Association’s sites.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: {
          ...{ type: 'apiKey', in: 'cookie', name: sessionCookieName(siteUrl) },
          description: 'Staff: set by signing in.',
        },
        token: {
          ...{ type: 'http', scheme: 'bearer', bearerFormat: `${secretBeginning}…` },
          description: 'A script: an API token that a moderator makes in the office.',
        },
        member: {
          ...{ type: 'apiKey', in: 'cookie', name: memberCookieName(siteUrl) },
          description: 'A member organisation: set by giving the code of its mail.',
        },
        owner: {
          ...{ type: 'apiKey', in: 'cookie', name: codeCookieName('owner', siteUrl) },
          description: 'An owner of listings of the directory: set by giving the code of the mail.',
        },
        participant: {
          ...{ type: 'apiKey', in: 'cookie', name: codeCookieName('participant', siteUrl) },
          description: 'A participant of meetings: set by giving the code of the mail.',
        },
      },
      responses: {
        Problem: {
          description: 'What went wrong, in the language of the caller',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['message'],
                properties: {
                  message: { type: 'string' },
                  fields: { type: 'object', additionalProperties: { type: 'string' } },
                },
              },
            },
          },
        },
      },
    },
  }
}
