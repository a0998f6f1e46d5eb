import { connect as connectSocket } from 'node:net'
import { connect as connectTls, TLSSocket } from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import pg from 'pg'
import type { Env } from '@/lib/platform/env'
import { describeError } from '@/lib/platform/log-lines'
import { reuseWithin } from '@/lib/platform/reuse-within'
import { securityTextEndsAt } from '@/lib/platform/site/security-text'

/** Something that must be renewed before it ends: the certificate of a server, or the date of security.txt. */
export type Certificate = {
  /** The setting that names the server. */
  name: 'SITE_URL' | 'OIDC_ISSUER' | 'FILES_S3_ENDPOINT' | 'SMTP_URL' | 'DATABASE_URL' | 'security.txt'
  /** Null if it could not be read. */
  endsAt: Date | null
  /** Why it could not be read, in words for operators. */
  problem: string | null
}
type Settings = Pick<Env, 'siteUrl' | 'oidcIssuer' | 'filesS3' | 'smtpUrl' | 'databaseUrl'>

/** A certificate that is renewed by a program is renewed earlier than this. */
export const renewalDaysMin = 14
const answerMs = 4_000
const reuseMs = 10 * 60_000

/** The certificates are read to be shown, so also one that is no longer valid is taken. */
const tls = { rejectUnauthorized: false }

/** Returns the certificates of all servers that are spoken to with encryption; the answer may be ten minutes old. */
export const listCertificates = reuseWithin(reuseMs, readCertificates)

/** Reads the certificates of all servers that are spoken to with encryption. */
export async function readCertificates(settings: Settings): Promise<Certificate[]> {
  const { siteUrl, oidcIssuer, filesS3, smtpUrl, databaseUrl } = settings
  const readers: [Certificate['name'], (() => Promise<Date | null>) | null][] = [
    ['SITE_URL', readerOfHttps(siteUrl)],
    ['OIDC_ISSUER', readerOfHttps(oidcIssuer)],
    ['FILES_S3_ENDPOINT', readerOfHttps(filesS3?.endpoint)],
    ['SMTP_URL', smtpUrl ? () => readMailServerEnd(smtpUrl) : null],
    ['DATABASE_URL', /[?&]sslmode=(?!disable)/.test(databaseUrl) ? () => readDatabaseEnd(databaseUrl) : null],
  ]
  const certificates = await Promise.all(
    readers.map(async ([name, read]): Promise<Certificate | null> => {
      if (!read) return null
      try {
        const endsAt = await read()
        return endsAt && { name, endsAt, problem: null }
      } catch (error) {
        return { name, endsAt: null, problem: describeError(error) }
      }
    }),
  )
  return [
    ...certificates.filter((each) => each !== null),
    { name: 'security.txt', endsAt: securityTextEndsAt, problem: null },
  ]
}

const readerOfHttps = (url: string | undefined) =>
  url?.startsWith('https:') ? () => readHttpsEnd(new URL(url)) : null

function endOf(socket: TLSSocket): Date {
  return new Date(socket.getPeerCertificate().valid_to)
}

function readHttpsEnd({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    const transport = connectSocket({ host: hostname, port: Number(port || 443) })
    const socket = connectTls({ ...tls, socket: transport, servername: hostname }, () => {
      resolve(endOf(socket))
      socket.destroy()
    })
    transport.setTimeout(answerMs, () => transport.destroy(new Error(`no answer in ${answerMs / 1_000} s`)))
    transport.on('error', reject)
    socket.on('error', reject)
  })
}

/** @returns null if the mail server offers no encryption */
function readMailServerEnd(smtpUrl: string): Promise<Date | null> {
  const { hostname, port, protocol } = new URL(smtpUrl)
  const secure = protocol === 'smtps:' || port === '465'
  const connection = new SMTPConnection({
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    tls,
    ...{ connectionTimeout: answerMs, greetingTimeout: answerMs, socketTimeout: answerMs },
  })
  return new Promise<Date | null>((resolve, reject) => {
    connection.on('error', reject)
    connection.connect((error) => {
      if (error) return reject(error)
      const { _socket: socket } = connection
      resolve(socket instanceof TLSSocket ? endOf(socket) : null)
    })
  }).finally(() => connection.close())
}

async function readDatabaseEnd(databaseUrl: string): Promise<Date | null> {
  const address = new URL(databaseUrl)
  for (const name of [...address.searchParams.keys()])
    if (name.startsWith('ssl')) address.searchParams.delete(name)
  const client = new pg.Client({
    connectionString: address.href,
    application_name: 'strata-check',
    connectionTimeoutMillis: answerMs,
    ssl: tls,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { stream } = (client as unknown as { connection: { stream: unknown } }).connection
    return stream instanceof TLSSocket ? endOf(stream) : null
  } finally {
    await client.end().catch(() => undefined)
  }
}
