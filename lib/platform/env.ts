import { join, resolve } from 'node:path'
import * as z from 'zod'

/** Strata's settings, parsed once. Paths are absolute, `siteUrl` has no trailing slash. */
export type Env = {
  mode: 'local' | 'production'
  /** For requests; it may lead through a pooler in transaction mode if `databaseDirectUrl` differs. */
  databaseUrl: string
  /** Postgres itself: for notifications, jobs, long statements, migrations and commands. */
  databaseDirectUrl: string
  databasePoolMax: number
  siteUrl: string
  port: number
  /** `server.ts` reads the next three from the environment itself; here they are only checked. */
  host: string | undefined
  stopDelaySeconds: number
  operatorToken: string | undefined
  authSecret: string
  /** Is accepted beside `authSecret` while that is exchanged; nothing new is made with it. */
  authSecretBefore: string | undefined
  oidcIssuer: string
  oidcClientId: string
  oidcClientSecret: string
  oidcName: string
  smtpUrl: string | undefined
  mailFrom: string
  /** With 'off', mail is written and not sent. */
  outgoing: 'on' | 'off'
  /** Whether a job visits the addresses of the web in texts at night; by default only in production. */
  checkLinks: boolean
  dataDir: string
  filesDir: string
  /** If set, stored files are in this bucket, and `filesDir` holds only the unfinished ones. */
  filesS3: S3Settings | undefined
  mailDir: string
  trustProxyHops: number
  firstModeratorEmail: string | undefined
  logLevel: (typeof logLevels)[number]
  /** `lib/platform/metrics/request-times.ts` reads it from the environment itself; here it is only checked. */
  logRequests: 'on' | 'off'
  rateLimitFactor: number
  /** Where the nightly backup goes: a folder, or `s3://bucket/prefix`. */
  backupTo: string | undefined
  backupKey: string | undefined
  /** How many days, weeks and months a backup of each is kept for. */
  backupKeep: { days: number; weeks: number; months: number }
  /** `db/query-times.ts` reads it from the environment itself; here it is only checked. */
  slowQueryMs: number
  /** `server.ts` and OpenTelemetry's own code read it from the environment; here it is only checked. */
  traceEndpoint: string | undefined
  /** How long data from public forms is stored. */
  personalDataDays: number
  /** The shared cache in front that is told of publications; none while `outgoing` is 'off'. */
  edge: Edge | undefined
  /** `lib/platform/cache` reads both cache sizes from the environment itself; here they are only checked. */
  cacheBytesMax: number
  pageCacheBytesMax: number
}

export type Edge = { purgeUrl: string; purgeToken: string | undefined }

export type S3Settings = {
  endpoint: string | undefined
  region: string
  bucket: string
  keyId: string
  secret: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const nonEmptyText = (expectation: string) => z.string({ error: expectation }).min(1, { error: expectation })

const urlWithProtocol = (expectation: string, protocols: string[]) =>
  nonEmptyText(expectation).refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    {
      error: expectation,
    },
  )

const wholeNumber = (least: number, most: number) => {
  const should = `a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d+$/, { error: should })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error: should })
}

/** `Name <address>` or an address alone. */
const sender = /^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/

const MB = 1024 * 1024

const secretExpectation = 'a random text of at least 32 characters'
const backupKeyExpectation = 'a random text of at least 32 characters, which opens the backups'

const postgresUrl = urlWithProtocol('a Postgres address, such as postgres://user:password@host:5432/strata', [
  'postgres:',
  'postgresql:',
])

const commonVariables = {
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL_MAX: wholeNumber(1, 1000).default(10),
  SITE_URL: urlWithProtocol('the public address of the site, such as https://mnma.example', [
    'http:',
    'https:',
  ])
    .refine((value) => URL.canParse(value) && new URL(value).pathname === '/' && !/[?#]/.test(value), {
      error: 'an address without a path, such as https://mnma.example',
    })
    .transform((value) => value.replace(/\/$/, '')),
  PORT: wholeNumber(1, 65535).default(3000),
  HOST: z
    .union([z.ipv4(), z.ipv6()], { error: 'an IP address of this machine, such as 127.0.0.1' })
    .optional(),
  STOP_DELAY_SECONDS: wholeNumber(0, 300).default(0),
  OPERATOR_TOKEN: z.string().min(16, { error: 'a random text of at least 16 characters' }).optional(),
  AUTH_SECRET: z.string({ error: secretExpectation }).min(32, { error: secretExpectation }),
  AUTH_SECRET_BEFORE: z.string().min(32, { error: secretExpectation }).optional(),
  OIDC_ISSUER: urlWithProtocol("the issuer's address, such as https://login.mnma.example", [
    'http:',
    'https:',
  ]),
  OIDC_CLIENT_ID: nonEmptyText('the client id that the sign-in provider gave'),
  OIDC_CLIENT_SECRET: nonEmptyText('the client secret that the sign-in provider gave'),
  OIDC_NAME: z.string().default('МУУҮА'),
  OUTGOING: z.enum(['on', 'off'], { error: "'on' or 'off'" }).default('on'),
  CHECK_LINKS: z.enum(['on', 'off'], { error: "'on' or 'off'" }).optional(),
  DATA_DIR: z.string().default('.data'),
  FILES_DIR: z.string().optional(),
  MAIL_DIR: z.string().optional(),
  TRUST_PROXY_HOPS: wholeNumber(0, 10).default(0),
  FIRST_MODERATOR_EMAIL: z.email({ error: 'an e-mail address' }).optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `one of ${logLevels.join(', ')}` }).default('info'),
  LOG_REQUESTS: z.enum(['on', 'off'], { error: "'on' or 'off'" }).default('off'),
  RATE_LIMIT_FACTOR: z.coerce
    .number({ error: 'a number above 0' })
    .positive({ error: 'a number above 0' })
    .default(1),
  SLOW_QUERY_MS: wholeNumber(1, 60_000).default(500),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlWithProtocol('the address of a collector, such as http://localhost:4318', [
    'http:',
    'https:',
  ]).optional(),
  PERSONAL_DATA_DAYS: wholeNumber(1, 36_500).default(730),
  BACKUP_TO: z.string().optional(),
  BACKUP_KEY: z.string().min(32, { error: backupKeyExpectation }).optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,3},\d{1,3},\d{1,3}$/, { error: 'three numbers: days, weeks, months, such as 7,4,12' })
    .default('7,4,12')
    .transform((value) => {
      const [days = 0, weeks = 0, months = 0] = value.split(',').map(Number)
      return { days: Math.max(days, 1), weeks, months }
    }),
  EDGE_PURGE_URL: urlWithProtocol('the purge address of a CDN, such as https://cdn.example/purge', [
    'http:',
    'https:',
  ]).optional(),
  EDGE_PURGE_TOKEN: z.string().optional(),
  CACHE_BYTES_MAX: wholeNumber(MB, 1024 * 1024 * MB).default(64 * MB),
  PAGE_CACHE_BYTES_MAX: wholeNumber(MB, 1024 * 1024 * MB).default(32 * MB),
}

const smtpUrl = urlWithProtocol('a mail server, such as smtp://user:password@host:587', ['smtp:', 'smtps:'])
const mailFrom = z
  .string({ error: 'the sender of all mail, such as Strata <no-reply@mnma.example>' })
  .regex(sender, { error: 'the sender of all mail, such as Strata <no-reply@mnma.example>' })

const variables = z
  .discriminatedUnion(
    'STRATA_MODE',
    [
      z.object({
        STRATA_MODE: z.literal('local'),
        ...commonVariables,
        SMTP_URL: smtpUrl.optional(),
        MAIL_FROM: mailFrom.default('Strata <strata@localhost>'),
      }),
      z.object({
        STRATA_MODE: z.literal('production'),
        ...commonVariables,
        SMTP_URL: smtpUrl,
        MAIL_FROM: mailFrom,
      }),
    ],
    { error: "'local' or 'production'" },
  )
  .refine(({ BACKUP_TO, BACKUP_KEY }) => !BACKUP_TO || BACKUP_KEY, {
    path: ['BACKUP_KEY'],
    error: backupKeyExpectation,
  })

/** The settings of the bucket for files: if any of them is set, all but the endpoint are required. */
const storage = z.object({
  FILES_S3_ENDPOINT: urlWithProtocol("the storage's address, such as https://storage.mnma.example:9000", [
    'http:',
    'https:',
  ]).optional(),
  FILES_S3_REGION: nonEmptyText(
    "the bucket's region, such as ap-northeast-1; us-east-1 where there are none",
  ),
  FILES_S3_BUCKET: nonEmptyText('the name of the bucket, without an address or a path').regex(
    /^[\w.-]{3,63}$/,
    {
      error: 'the name of the bucket, without an address or a path',
    },
  ),
  FILES_S3_KEY_ID: nonEmptyText(
    'the id of an access key that may list, read, write and delete in the bucket',
  ),
  FILES_S3_SECRET: nonEmptyText('the secret of the access key'),
})

/** Every variable that `readEnv` reads; `.env.example` describes them. */
export const settingNames = [
  'STRATA_MODE',
  ...Object.keys(commonVariables),
  'SMTP_URL',
  'MAIL_FROM',
  ...Object.keys(storage.shape),
]

/**
 * Returns the settings in an environment. An empty variable counts as missing.
 *
 * @throws Error with one line for each wrong variable: its name and the expected value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const result = variables.safeParse({ STRATA_MODE: 'production', ...values })
  const asksForStorage = Object.keys(storage.shape).some((name) => values[name] !== undefined)
  const storageResult = asksForStorage ? storage.safeParse(values) : undefined
  if (!result.success || storageResult?.success === false) {
    const lines = new Map<string, string>()
    for (const issue of [...(result.error?.issues ?? []), ...(storageResult?.error?.issues ?? [])]) {
      const name = String(issue.path[0])
      // The value itself is not repeated: it may be a secret.
      const state = values[name] === undefined ? 'is missing; it should be' : 'is wrong; it should be'
      if (!lines.has(name)) lines.set(name, `  ${name} ${state} ${issue.message}`)
    }
    throw new Error(
      `Strata cannot start: the environment is not complete (.env.example lists every variable).\n${[...lines.values()].join('\n')}`,
    )
  }
  const value = result.data
  const dataDir = resolve(value.DATA_DIR)
  return {
    mode: value.STRATA_MODE,
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? value.DATABASE_URL,
    databasePoolMax: value.DATABASE_POOL_MAX,
    siteUrl: value.SITE_URL,
    port: value.PORT,
    host: value.HOST,
    stopDelaySeconds: value.STOP_DELAY_SECONDS,
    operatorToken: value.OPERATOR_TOKEN,
    authSecret: value.AUTH_SECRET,
    authSecretBefore: value.AUTH_SECRET_BEFORE,
    oidcIssuer: value.OIDC_ISSUER,
    oidcClientId: value.OIDC_CLIENT_ID,
    oidcClientSecret: value.OIDC_CLIENT_SECRET,
    oidcName: value.OIDC_NAME,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    outgoing: value.OUTGOING,
    checkLinks:
      value.OUTGOING === 'on' &&
      (value.CHECK_LINKS ?? (value.STRATA_MODE === 'production' ? 'on' : 'off')) === 'on',
    dataDir,
    filesDir: value.FILES_DIR ? resolve(value.FILES_DIR) : join(dataDir, 'files'),
    filesS3: storageResult && {
      endpoint: storageResult.data.FILES_S3_ENDPOINT,
      region: storageResult.data.FILES_S3_REGION,
      bucket: storageResult.data.FILES_S3_BUCKET,
      keyId: storageResult.data.FILES_S3_KEY_ID,
      secret: storageResult.data.FILES_S3_SECRET,
    },
    mailDir: value.MAIL_DIR ? resolve(value.MAIL_DIR) : join(dataDir, 'mail'),
    trustProxyHops: value.TRUST_PROXY_HOPS,
    firstModeratorEmail: value.FIRST_MODERATOR_EMAIL?.toLowerCase(),
    logLevel: value.LOG_LEVEL,
    logRequests: value.LOG_REQUESTS,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    backupTo: value.BACKUP_TO,
    backupKey: value.BACKUP_KEY,
    backupKeep: value.BACKUP_KEEP,
    slowQueryMs: value.SLOW_QUERY_MS,
    traceEndpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    personalDataDays: value.PERSONAL_DATA_DAYS,
    edge:
      value.EDGE_PURGE_URL && value.OUTGOING === 'on'
        ? { purgeUrl: value.EDGE_PURGE_URL, purgeToken: value.EDGE_PURGE_TOKEN }
        : undefined,
    cacheBytesMax: value.CACHE_BYTES_MAX,
    pageCacheBytesMax: value.PAGE_CACHE_BYTES_MAX,
  }
}

let currentEnv: Env | undefined

/**
 * The settings of this process, read from `process.env` at the first call and cached. Must not be called
 * while a module loads: `next build` has no environment.
 *
 * @throws Error that names every wrong variable, see {@link readEnv}.
 */
export function env(): Env {
  currentEnv ??= readEnv(process.env)
  return currentEnv
}
