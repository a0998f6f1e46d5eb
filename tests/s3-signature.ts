import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/**
 * Whether a request carries the AWS4-HMAC-SHA256 signature that this access key gives it, its body included.
 * Everything is computed from the request, so a wrong secret or a changed byte is detected.
 */
export function isSigned(
  request: IncomingMessage,
  body: Buffer,
  { keyId, secret }: { keyId: string; secret: string },
): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!parts) return false
  const [, id, day = '', region = '', signedHeaders = '', signature] = parts
  const names = signedHeaders.split(';')
  const bodyHash = String(request.headers['x-amz-content-sha256'])
  if (id !== keyId || !names.includes('host') || !names.includes('x-amz-content-sha256')) return false
  if (bodyHash !== sha256(body)) return false

  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonical = [
    request.method,
    path,
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request')
  return hmac(key, text).toString('hex') === signature
}
