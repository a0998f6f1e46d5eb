import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import * as z from 'zod'
import { clientOf } from '@/lib/platform/api/client'
import { parseInput } from '@/lib/platform/api/parse-input'
import { Problem } from '@/lib/platform/api/problem'
import { countTryOrRefuse } from '@/lib/platform/api/rate-limit'
import { readBody } from '@/lib/platform/api/read-body'
import { refusalResponseAndLog } from '@/lib/platform/api/refusal'
import { buildAuthOptionsAndSetUrl } from '@/lib/platform/auth/options'
import { textRefusal } from '@/lib/platform/api/refusal'

type Context = { params: Promise<{ nextauth: string[] }> }

/**
 * The limit of POST calls and sign-in callbacks from one IP address. It is high because a whole office may
 * share one address, and a sign-in takes two such calls.
 */
const signInLimit = { points: 60, perSeconds: 60 }
const form = z.record(z.string(), z.string())
const failedPath = '/admin/login?error=failed'

/**
 * Handles sign-in and sign-out. next-auth would read a body of any type and size, so this handler reads the
 * body first and refuses a body that is too large or neither a form nor JSON.
 */
async function limitAndPassToNextAuth(request: NextRequest, context: Context): Promise<Response> {
  try {
    const { nextauth } = await context.params
    const client = clientOf(request.headers)
    const isWrite = request.method === 'POST'
    if (isWrite || nextauth[0] === 'callback') await countTryOrRefuse('sign-in', signInLimit, client.address)
    return await NextAuth(await buildAuthOptionsAndSetUrl(client))(
      isWrite ? await toJsonRequest(request) : request,
      context,
    )
  } catch (error) {
    return answerFailure(error, request)
  }
}

/**
 * Answers a refused GET with a text, because a person followed a link. Otherwise answers with JSON, whose
 * `url` is the page that next-auth's script opens.
 */
async function answerFailure(error: unknown, request: NextRequest): Promise<Response> {
  if (request.method !== 'POST' && error instanceof Problem) return textRefusal(error, 'mn')
  const answer = refusalResponseAndLog(error, request, 'mn')
  const body = { ...((await answer.json()) as object), url: failedPath }
  return Response.json(body, { status: answer.status, headers: answer.headers })
}

/** Converts a request with a form or JSON to JSON. @throws Problem bad_input for any other body */
async function toJsonRequest(request: NextRequest): Promise<NextRequest> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/(?:json|x-www-form-urlencoded)(?:;|$)/i.test(type))
    throw new Problem('bad_input', 'problems.body_form')
  const { fields } = await readBody(request, {})
  const { url, headers } = request
  const json = new Headers(headers)
  json.set('content-type', 'application/json')
  json.delete('content-length')
  return new NextRequest(url, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(parseInput(form, fields)),
  })
}

export { limitAndPassToNextAuth as GET, limitAndPassToNextAuth as POST }
