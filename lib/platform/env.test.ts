import { readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv, settingNames } from '@/lib/platform/env'

const production = {
  DATABASE_URL: 'postgres://strata:secret@db:5432/strata',
  SITE_URL: 'https://mnma.example',
  AUTH_SECRET: 'x'.repeat(32),
  OIDC_ISSUER: 'https://login.mnma.example',
  OIDC_CLIENT_ID: 'strata',
  OIDC_CLIENT_SECRET: 'client-secret',
  SMTP_URL: 'smtp://mail:587',
  MAIL_FROM: 'МУУҮА <no-reply@mnma.example>',
}

function problemOf(source: Record<string, string | undefined>): string {
  try {
    readEnv(source)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('the environment was accepted')
}

describe('readEnv', () => {
  it('is production by default, with the documented defaults', () => {
    expect(readEnv(production)).toEqual({
      mode: 'production',
      databaseUrl: 'postgres://strata:secret@db:5432/strata',
      databaseDirectUrl: 'postgres://strata:secret@db:5432/strata',
      databasePoolMax: 10,
      siteUrl: 'https://mnma.example',
      port: 3000,
      host: undefined,
      stopDelaySeconds: 0,
      operatorToken: undefined,
      authSecret: 'x'.repeat(32),
      authSecretBefore: undefined,
      oidcIssuer: 'https://login.mnma.example',
      oidcClientId: 'strata',
      oidcClientSecret: 'client-secret',
      oidcName: 'МУУҮА',
      smtpUrl: 'smtp://mail:587',
      mailFrom: 'МУУҮА <no-reply@mnma.example>',
      outgoing: 'on',
      checkLinks: true,
      dataDir: resolve('.data'),
      filesDir: resolve('.data/files'),
      filesS3: undefined,
      mailDir: resolve('.data/mail'),
      trustProxyHops: 0,
      firstModeratorEmail: undefined,
      logLevel: 'info',
      logRequests: 'off',
      rateLimitFactor: 1,
      backupTo: undefined,
      backupKey: undefined,
      backupKeep: { days: 7, weeks: 4, months: 12 },
      slowQueryMs: 500,
      traceEndpoint: undefined,
      personalDataDays: 730,
      cacheBytesMax: 64 * 1024 * 1024,
      pageCacheBytesMax: 32 * 1024 * 1024,
    })
  })

  it('names every missing variable in one message', () => {
    const message = problemOf({})
    for (const name of Object.keys(production)) expect(message).toContain(`${name} is missing`)
    expect(message).not.toContain('PORT')
  })

  it('counts a variable that is set to nothing as missing', () => {
    expect(problemOf({ ...production, MAIL_FROM: '  ' })).toContain('MAIL_FROM is missing')
    expect(readEnv({ ...production, PORT: '' }).port).toBe(3000)
  })

  it('needs no mail server in local mode', () => {
    const { SMTP_URL: _, MAIL_FROM: __, ...rest } = production
    const local = readEnv({ ...rest, STRATA_MODE: 'local' })
    expect(local).toMatchObject({ mode: 'local', smtpUrl: undefined, mailFrom: 'Strata <strata@localhost>' })
  })

  it.each([
    ['STRATA_MODE', 'test', "'local' or 'production'"],
    ['DATABASE_URL', 'mysql://db/strata', 'a Postgres address'],
    ['DATABASE_DIRECT_URL', 'db:5432', 'a Postgres address'],
    ['SITE_URL', 'mnma.example', 'the public address of the site'],
    ['SITE_URL', 'https://mnma.example/mm', 'an address without a path'],
    ['PORT', '70000', 'a whole number from 1 to 65535'],
    ['PORT', '80x', 'a whole number from 1 to 65535'],
    ['AUTH_SECRET', 'short', 'at least 32 characters'],
    ['AUTH_SECRET_BEFORE', 'short', 'at least 32 characters'],
    ['OIDC_ISSUER', 'login', "the issuer's address"],
    ['SMTP_URL', 'http://mail', 'a mail server'],
    ['MAIL_FROM', 'nobody', 'the sender of all mail'],
    ['TRUST_PROXY_HOPS', '-1', 'a whole number from 0 to 10'],
    ['FIRST_MODERATOR_EMAIL', 'bat', 'an e-mail address'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error'],
    ['LOG_REQUESTS', 'yes', "'on' or 'off'"],
    ['RATE_LIMIT_FACTOR', '0', 'a number above 0'],
    ['CACHE_BYTES_MAX', '128MB', 'a whole number from 1048576'],
    ['PERSONAL_DATA_DAYS', '0', 'a whole number from 1 to 36500'],
    ['DATABASE_POOL_MAX', '0', 'a whole number from 1 to 1000'],
  ])('explains what %s should be, without the value %s', (name, value, should) => {
    const message = problemOf({ ...production, [name]: value })
    expect(message.split('\n')).toHaveLength(2)
    expect(message).toContain(`${name} is wrong; it should be `)
    expect(message).toContain(should)
  })

  it('tells an edge of publications, unless nothing goes out', () => {
    const edge = { EDGE_PURGE_URL: 'https://cdn.example/purge', EDGE_PURGE_TOKEN: 'hunter2' }
    expect(readEnv({ ...production, ...edge }).edge).toEqual({
      purgeUrl: 'https://cdn.example/purge',
      purgeToken: 'hunter2',
    })
    expect(readEnv({ ...production, ...edge, OUTGOING: 'off' }).edge).toBeUndefined()
    expect(problemOf({ ...production, EDGE_PURGE_URL: 'cdn' })).toContain('the purge address of a CDN')
  })

  const storage = {
    FILES_S3_REGION: 'ap-northeast-1',
    FILES_S3_BUCKET: 'mnma-files',
    FILES_S3_KEY_ID: 'key-id',
    FILES_S3_SECRET: 'hunter2',
  }

  it('stores files in a bucket when one is set, with or without a custom address', () => {
    const bucket = { region: 'ap-northeast-1', bucket: 'mnma-files', keyId: 'key-id', secret: 'hunter2' }
    expect(readEnv({ ...production, ...storage }).filesS3).toEqual({ ...bucket, endpoint: undefined })
    expect(
      readEnv({ ...production, ...storage, FILES_S3_ENDPOINT: 'http://127.0.0.1:9000' }).filesS3,
    ).toEqual({ ...bucket, endpoint: 'http://127.0.0.1:9000' })
  })

  it.each(Object.keys(storage))('requires all settings of the storage: %s alone is not enough', (name) => {
    const message = problemOf({ ...production, PORT: 'x', [name]: storage[name as keyof typeof storage] })
    for (const other of Object.keys(storage)) {
      expect(message.includes(`${other} is missing; it should be `), other).toBe(other !== name)
    }
    expect(message).toContain('PORT is wrong')
  })

  it.each([
    ['FILES_S3_BUCKET', 's3://mnma-files', 'the name of the bucket'],
    ['FILES_S3_ENDPOINT', 'storage:9000', "the storage's address"],
  ])('explains what %s should be, without the value %s or the secret', (name, value, should) => {
    const message = problemOf({ ...production, ...storage, [name]: value })
    expect(message.split('\n')).toHaveLength(2)
    expect(message).toContain(`${name} is wrong; it should be ${should}`)
    expect(message).not.toContain(value)
    expect(message).not.toContain('hunter2')
  })

  it('keeps secrets out of its message', () => {
    expect(problemOf({ ...production, AUTH_SECRET: 'hunter2' })).not.toContain('hunter2')
  })

  it('takes the trailing slash off the site, resolves folders, lowers the case of the moderator', () => {
    const value = readEnv({
      ...production,
      SITE_URL: 'http://localhost:3000/',
      DATA_DIR: 'state',
      MAIL_DIR: '/var/mail/strata',
      FIRST_MODERATOR_EMAIL: 'Bat@MNMA.example',
    })
    expect(value.siteUrl).toBe('http://localhost:3000')
    expect(isAbsolute(value.dataDir)).toBe(true)
    expect(value.filesDir).toBe(join(value.dataDir, 'files'))
    expect(value.mailDir).toBe('/var/mail/strata')
    expect(value.firstModeratorEmail).toBe('bat@mnma.example')
  })
})

describe('.env.example', () => {
  const documentedNames = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name]) => name,
  )
  const sources = [
    'server.ts',
    'instrumentation.ts',
    'next.config.ts',
    ...['lib', 'db', 'app', 'pages', 'components'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ),
  ].filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/\.(?:test|d)\./.test(path))
  /** Variables of Node, Next and build machines, and next-auth’s names for ours. */
  const foreign = /^(?:CI|NODE_ENV|NEXT_.*|NEXTAUTH_.*)$/

  it('describes every variable that is read, and no other', () => {
    expect(documentedNames.toSorted()).toEqual(settingNames.toSorted())
    const read = new Set(
      sources.flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)].map(
          ([, name]) => name ?? '',
        ),
      ),
    )
    expect([...read].filter((name) => !foreign.test(name) && !settingNames.includes(name))).toEqual([])
    expect(read.size).toBeGreaterThan(5)
  })
})
