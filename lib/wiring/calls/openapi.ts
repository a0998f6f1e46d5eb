import * as z from 'zod'
import { kindFieldOf, pictureKinds } from '@/lib/platform/files/picture-kind'
import { secretBeginning } from '@/lib/platform/auth/bearer'
import { codeCookieName } from '@/lib/platform/auth/code-session'
import { memberCookieName } from '@/lib/content/members/session'
import { isStaffAccess, mayAccess, roles } from '@/lib/platform/auth/roles'
import { sessionCookieName } from '@/lib/platform/auth/session'
import { kindTypes, textTypes } from '@/lib/platform/files/kinds'
import { messageText } from '@/lib/platform/i18n/messages'
import { siteOfCall } from '@/lib/platform/site/sites'
import { mediaTypesOf } from '@/lib/platform/api/answer-file'
import type { Call, FileRule, RateLimit } from '@/lib/platform/api/call'
import { problemStatus, type ProblemCode } from '@/lib/platform/api/problem'
import { staffLimit, writeLimit } from '@/lib/platform/api/rate-limit'
import { maxBodyBytes } from '@/lib/platform/api/read-body'
import { exampleOf } from './openapi-example'
import { allCalls } from './table'

type Json = Record<string, unknown>

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const json = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io,
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input' && zodSchema instanceof z.ZodObject)
        setRequired(jsonSchema as Json, zodSchema.shape as Record<string, z.ZodType>)
    },
  }) as Json
  delete json.$schema
  return json
}

/** A field is required if its schema refuses nothing: zod does not see through a schema that converts first. */
function setRequired(json: Json, shape: Record<string, z.ZodType>): void {
  const required = Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success)
  if (required.length > 0) json.required = required
  else delete json.required
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
  const example = inputExampleOf(call, input)
  const limit = limitOf(call)
  const operation: Json = {
    operationId: operationId(call),
    summary: call.summary,
    description: descriptionOf(call, limit),
    tags: [tagOf(call)],
    'x-access': call.access,
    ...(limit && { 'x-rate-limit': limit }),
    ...(call.method === 'POST' && { 'x-body-bytes-max': maxBodyBytes(call.files ?? {}) }),
    security: securityOf(call),
    responses: {
      200: {
        description: 'Success',
        content: answerContent(call),
      },
      ...Object.fromEntries(
        failureStatusesOf(call, properties).map((status) => [
          status,
          { $ref: `#/components/responses/${status}` },
        ]),
      ),
    },
  }
  const languages =
    call.path.startsWith('/admin') || 'lang' in properties ? [] : [{ $ref: '#/components/parameters/lang' }]
  if (call.method === 'POST') {
    operation.requestBody = { required: true, content: requestBodyContent(call, input, properties, example) }
    operation.parameters = [...(call.preparesCall ? [preparedCallParameter] : []), ...languages]
  } else {
    const fields = Object.entries(properties).map(([name, schema]) => {
      const isRequired = required.includes(name) && schema.default === undefined
      return { name, in: 'query', required: isRequired, schema, example: example[name] }
    })
    operation.parameters = [...fields, ...languages]
  }
  return operation
}

/** How many calls one caller may make; null if there is no limit. */
function limitOf({ rate, method, access }: Call): RateLimit | null {
  if (rate) return rate
  if (method === 'GET') return null
  return isStaffAccess(access) ? staffLimit : writeLimit
}

const refusesTokens = (call: Call) => call.refusesTokens ?? call.isWayIn ?? false

function descriptionOf(call: Call, limit: RateLimit | null): string {
  const { access, method, files = {} } = call
  const words = [
    access === 'public'
      ? 'For everybody.'
      : `For ${isStaffAccess(access) ? rolesOf(access).join(', ') : access}.`,
  ]
  if (refusesTokens(call)) words.push('Refuses API tokens.')
  if (limit) words.push(`One caller may make ${limit.points} calls in ${limit.perSeconds} seconds.`)
  if (method === 'POST') words.push(`A body has at most ${maxBodyBytes(files)} bytes.`)
  return words.join(' ')
}

/** The roles of accounts that may make a call for staff. */
function rolesOf(access: Call['access']): string[] {
  if (!isStaffAccess(access)) return []
  if (access === 'reviewer') return [access]
  return Object.entries(roles).flatMap(([name, account_role]) =>
    mayAccess({ account_role, reviews_assessments: false }, access) ? [name] : [],
  )
}

function answerContent({ answer }: Call): Json {
  const file = { schema: { type: 'string', format: 'binary' } }
  const types = mediaTypesOf(answer)?.map((type) => [type, file] as const)
  if (types) return Object.fromEntries(types)
  const schema = jsonSchemaOf(answer, 'output')
  return { 'application/json': { schema, example: exampleOf(schema) } }
}

/**
 * Returns what a call needs, the session cookie or an API token, and with which role: staff, members, owners
 * and participants have separate cookies.
 */
function securityOf({ access, refusesTokens }: Call): Json[] {
  if (access === 'public') return []
  if (!isStaffAccess(access)) return [{ [access]: [] }]
  const session = { session: rolesOf(access) }
  return refusesTokens ? [session] : [session, { token: rolesOf(access) }]
}

function requestBodyContent(call: Call, input: Json, properties: Record<string, Json>, example: Json): Json {
  const files = Object.entries(call.files ?? {})
  if (files.length === 0) return { 'application/json': { schema: input, example } }
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
  const pictureKindFields = Object.fromEntries(
    files.flatMap(([name, { kinds, storage }]) =>
      isStaffAccess(call.access) && storage === 'public' && kinds.includes('image')
        ? [[kindFieldOf(name), pictureKindSchema]]
        : [],
    ),
  )
  const encoding = Object.fromEntries(
    files.map(([name, rule]) => [name, { contentType: mediaTypesOfFile(rule).join(', ') }]),
  )
  const schema = { ...input, properties: { ...properties, ...pictureKindFields, ...binary } }
  return { 'multipart/form-data': { schema, encoding, example } }
}

/** In the query also of a write, because access is checked before the body is read. */
const preparedCallParameter = {
  name: 'call',
  in: 'query',
  required: true,
  description: 'The route of the call that saves the form',
  schema: { type: 'string' },
  example: 'POST /admin/update/news',
}

const pictureKindSchema = {
  type: 'string',
  enum: pictureKinds,
  description: 'What the pictures of the field are; without it a new picture is a photograph',
}

const mediaTypesOfFile = ({ kinds }: FileRule): string[] =>
  kinds.flatMap((kind) => [...kindTypes[kind], ...(textTypes[kind] ? [textTypes[kind]] : [])])

/** The ways in which every call, every write and so on may fail; a handler adds what is stored. */
function failureStatusesOf(call: Call, properties: Record<string, Json>): number[] {
  const codes: ProblemCode[] = ['bad_input', 'unauthenticated', 'internal', 'unavailable']
  const isWrite = call.method !== 'GET'
  if (call.access !== 'public' || refusesTokens(call) || isWrite) codes.push('forbidden')
  if (Object.keys(properties).length > 0 || isWrite) codes.push('not_found', 'conflict')
  if (limitOf(call)) codes.push('rate_limited')
  if (isWrite) codes.push('storage_full')
  if (call.method === 'POST') codes.push('too_slow', 'too_large', 'unsupported_type')
  return [...new Set(codes.map((code) => problemStatus[code]))].sort((a, b) => a - b)
}

/** One answer for each status of a refusal, all with the same body. */
function problemResponses(): Json {
  const codesByStatus = new Map<number, ProblemCode[]>()
  for (const [code, status] of Object.entries(problemStatus) as [ProblemCode, number][])
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code])
  const wait = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } }
  return Object.fromEntries(
    [...codesByStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => messageText('en', `problems.${code}`)).join(' '),
        ...((status === 429 || status === 503) && { headers: wait }),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Problem' },
            example: { message: messageText('en', `problems.${codes[0] ?? 'internal'}`) },
          },
        },
      },
    ]),
  )
}

/** Makes an example that the call takes: without the optional fields that do not fit to the others. */
function inputExampleOf({ input, files = {} }: Call, schema: Json): Json {
  const { properties, required } = propertiesOf(schema)
  const example = exampleOf({ type: 'object', properties }) as Json
  const sentFiles = Object.fromEntries(Object.keys(files).map((name) => [name, {}]))
  const { error } = input.safeParse({ ...example, ...sentFiles })
  const wrong = new Set(error?.issues.map(({ path }) => path[0]))
  return Object.fromEntries(
    Object.entries(example).filter(
      ([name]) => !(name in files) && (required.includes(name) || !wrong.has(name)),
    ),
  )
}

const texts = { type: 'object', additionalProperties: { type: 'string' } }
/** The body of every refusal. */
const problemSchema = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: {
    message: { type: 'string', description: 'What went wrong, in the language of the caller' },
    fields: { ...texts, description: 'The first problem of each wrong field' },
    error: {
      type: 'object',
      description: 'The message again, where the editor of texts looks for it',
      required: ['message'],
      additionalProperties: false,
      properties: { message: { type: 'string' } },
    },
  },
}

function operationId(call: Call): string {
  const words = `${call.method.toLowerCase()}${call.path}`.split(/[^a-zA-Z0-9]+/)
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
}

function tagOf({ path }: Call): string {
  return siteOfCall(path)?.calls.tag ?? 'admin'
}

const languageParameter = {
  name: 'lang',
  in: 'query',
  required: false,
  description: 'The language of messages; without it that of the cookie `lang`, else Mongolian',
  schema: { type: 'string', enum: ['mn', 'en'] },
  example: 'mn',
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
      schemas: { ...schemas, Problem: problemSchema },
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
      responses: problemResponses(),
      parameters: { lang: languageParameter },
    },
  }
}
