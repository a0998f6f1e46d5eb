import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openPool } from '@/db/connections'
import { Listener, sendCheckNotification } from '@/db/listener'
import { isDatabaseUnavailable } from '@/lib/platform/api/database-error'
import type { Env } from '@/lib/platform/env'
import { describeError } from '@/lib/platform/log'

const answerMilliseconds = 5_000
const retryMilliseconds = 1_000
/** The error codes for a host that does not answer yet, or whose name is not known yet. */
const startingCodes = ['EAI_AGAIN', 'EHOSTUNREACH', 'ENOTFOUND']
const certificateCodes = [
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]

/**
 * Refuses a database that cannot be used, before anything is written to it.
 * @param options `directUrl`: the address of Postgres itself, if the other leads through a pooler;
 *   `waitSeconds`: how long it may take until the database answers
 * @throws Error that names the variable: the server does not answer or refuses, its certificate is unknown,
 *   or a pooler in front of it does not pass on Postgres's notifications
 */
export async function checkDatabase(
  databaseUrl: string,
  { directUrl = databaseUrl, waitSeconds = 0 }: { directUrl?: string; waitSeconds?: number } = {},
): Promise<void> {
  await connectOrWait('DATABASE_URL', databaseUrl, waitSeconds)
  const isPooled = directUrl !== databaseUrl
  if (isPooled) await connectOrWait('DATABASE_DIRECT_URL', directUrl, waitSeconds)
  if (await receivesNotifications(databaseUrl, directUrl)) return
  throw new Error(
    isPooled
      ? 'Strata cannot start: what is told through DATABASE_URL does not come through DATABASE_DIRECT_URL. Both must ' +
          'lead to the same database, and the second must not lead through a pooler.'
      : 'Strata cannot start: what Postgres tells does not come through DATABASE_URL, as through a pooler in ' +
          'transaction mode. Give the address of Postgres itself in DATABASE_DIRECT_URL too.',
  )
}

/**
 * Returns what is missing of a pooler's settings; null if there is no pooler, or nothing is missing. Strata
 * itself cannot limit the statements there.
 */
export async function readPoolerWarning({
  databaseUrl,
  databaseDirectUrl,
}: Pick<Env, 'databaseUrl' | 'databaseDirectUrl'>): Promise<string | null> {
  if (databaseUrl === databaseDirectUrl) return null
  const pool = openPool({ connectionString: databaseUrl, max: 1, name: 'strata-check', isPooled: true })
  try {
    const { rows } = await pool.query<{ time: string }>(`select current_setting('statement_timeout') as time`)
    return rows[0]?.time === '0'
      ? 'the pooler of DATABASE_URL sets no statement_timeout, so a statement may run without an end: ' +
          'let it set one for each connection, as deploy/pgbouncer.ini does'
      : null
  } finally {
    await pool.end()
  }
}

/** Connects once; while the database does not answer yet, tries again until the time is over. */
async function connectOrWait(variable: string, databaseUrl: string, waitSeconds: number): Promise<void> {
  const giveUpAt = Date.now() + waitSeconds * 1_000
  for (let tries = 1; ; tries++) {
    try {
      return await connectOnce(databaseUrl)
    } catch (error) {
      const reason = describeDatabaseError(variable, error)
      if (!mayComeUp(error) || Date.now() >= giveUpAt)
        throw new Error(`Strata cannot start: ${reason}`, { cause: error })
      if (tries === 1) console.warn(`  database    waiting up to ${waitSeconds} s: ${reason}`)
      await pause(retryMilliseconds)
    }
  }
}

const errorCodeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Returns whether an error may mean that the database or its host is still starting. */
function mayComeUp(error: unknown): boolean {
  const code = errorCodeOf(error)
  return (
    isDatabaseUnavailable(error) || startingCodes.includes(code) || describeError(error) === 'timeout expired'
  )
}

async function connectOnce(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'strata-check',
    connectionTimeoutMillis: answerMilliseconds,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => undefined)
  }
}

function describeDatabaseError(variable: string, error: unknown): string {
  const code = errorCodeOf(error)
  if (certificateCodes.includes(code))
    return (
      `${variable} asks for an encrypted connection, and the authority of the database's certificate is not known ` +
      `here (${describeError(error)}). Save that authority's certificate to a file and end the address with ` +
      '?sslmode=verify-full&sslrootcert=FILE; ?sslmode=no-verify encrypts without knowing to whom.'
    )
  return `the database of ${variable} cannot be reached or refuses: ${describeError(error)}`
}

/** Returns whether a notification from one connection reaches another that listens; true if unknown. */
async function receivesNotifications(databaseUrl: string, directUrl: string): Promise<boolean> {
  const isPooled = directUrl !== databaseUrl
  const pool = openPool({ connectionString: databaseUrl, max: 1, name: 'strata-check', isPooled })
  let listener: Listener | undefined
  try {
    return await withTimeLimit(
      new Promise<boolean>((resolve) => {
        listener = new Listener({
          connectionString: directUrl,
          channel: `strata_check_${randomUUID().replaceAll('-', '')}`,
          name: 'strata-check',
          send: (nonce) => sendCheckNotification(pool, nonce),
          onNotice: () => undefined,
          onHearing: () => undefined,
          onDeaf: () => resolve(false),
          onChecked: resolve,
        })
      }),
    )
  } catch {
    // A slow answer does not prove a problem: the server's listener keeps checking.
    return true
  } finally {
    listener?.stop()
    await pool.end()
  }
}

/** A service that the settings name, and what does not work without it. */
export type ServiceCheck = { name: string; problem: string; check: () => Promise<unknown> }

/** Lists the configured services, each with its check, which loads only then what it needs. */
export function listServiceChecks({
  filesS3,
  smtpUrl,
  oidcIssuer,
}: Pick<Env, 'filesS3' | 'smtpUrl' | 'oidcIssuer'>): ServiceCheck[] {
  return [
    ...(filesS3
      ? [
          {
            name: 'bucket',
            problem: `FILES_S3_BUCKET ("${filesS3.bucket}"): its objects cannot be listed, so no file is stored or shown`,
            check: async () => {
              const { S3Driver } = await import('@/lib/platform/files/s3-driver')
              return new S3Driver(filesS3).list().next()
            },
          },
        ]
      : []),
    ...(smtpUrl
      ? [
          {
            name: 'mail',
            problem: 'SMTP_URL: the mail server does not take us, so no mail leaves',
            check: async () => {
              const { createTransport } = await import('nodemailer')
              return createTransport({ url: smtpUrl, connectionTimeout: answerMilliseconds }).verify()
            },
          },
        ]
      : []),
    {
      name: 'sign-in',
      problem: `OIDC_ISSUER (${oidcIssuer}): staff cannot sign in`,
      check: () => checkIssuer(oidcIssuer),
    },
  ]
}

/**
 * Lists the problems of the configured services, one a line. None of them stops a start: the site can run
 * while a mail server is down.
 */
export async function findServiceProblems(env: Parameters<typeof listServiceChecks>[0]): Promise<string[]> {
  const lines = await Promise.all(listServiceChecks(env).map(describeFailedCheck))
  return lines.filter((line) => line !== undefined)
}

async function checkIssuer(issuer: string): Promise<void> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(address, { signal: AbortSignal.timeout(answerMilliseconds) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const reply = (await answer.json()) as { issuer?: unknown }
  if (reply.issuer !== issuer) throw new Error(`${address} says that the issuer is "${String(reply.issuer)}"`)
}

/** Runs a check, for five seconds at most. @returns what is wrong; undefined if nothing is */
export async function describeFailedCheck({
  problem,
  check,
}: Pick<ServiceCheck, 'problem' | 'check'>): Promise<string | undefined> {
  try {
    await withTimeLimit(check())
  } catch (error) {
    const name =
      error instanceof Error && !['Error', 'TypeError'].includes(error.name) ? `${error.name}: ` : ''
    return `${problem} (${name}${describeError(error)})`
  }
}

function withTimeLimit<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer in ${answerMilliseconds / 1_000} s`)),
      answerMilliseconds,
    )
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
