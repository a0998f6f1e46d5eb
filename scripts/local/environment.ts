import { join } from 'node:path'
import { readEnv, type Env } from '@/lib/platform/env'
import type { IdentityProvider } from './identity-provider'
import { deriveSecret, ensureLocalSecret } from './secret'

/** Optional settings that a person may set for local mode too. */
const optional = [
  'AUTH_SECRET_BEFORE',
  'BACKUP_KEEP',
  'BACKUP_KEY',
  'BACKUP_TO',
  'DATABASE_POOL_MAX',
  'EDGE_PURGE_TOKEN',
  'EDGE_PURGE_URL',
  'FILES_DIR',
  'FILES_S3_BUCKET',
  'FILES_S3_ENDPOINT',
  'FILES_S3_KEY_ID',
  'FILES_S3_REGION',
  'FILES_S3_SECRET',
  'FIRST_MODERATOR_EMAIL',
  'LOG_LEVEL',
  'LOG_REQUESTS',
  'MAIL_DIR',
  'MAIL_FROM',
  'OIDC_NAME',
  'OPERATOR_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OUTGOING',
  'PERSONAL_DATA_DAYS',
  'RATE_LIMIT_FACTOR',
  'SLOW_QUERY_MS',
  'SMTP_URL',
  'STOP_DELAY_SECONDS',
  'TRUST_PROXY_HOPS',
] as const

/**
 * Returns Strata's variables for a local process. Optional settings that the person has not set are empty, so
 * that none comes from a `.env` file.
 *
 * @param variables what the person has set
 */
export function localEnvironment(options: {
  dataDir: string
  port: number
  databaseUrl: string
  provider: IdentityProvider
  variables: Record<string, string | undefined>
}): Record<string, string> {
  const { dataDir, port, databaseUrl, provider, variables } = options
  const siteUrl = `http://localhost:${port}`
  const secret = ensureLocalSecret(dataDir)
  return {
    ...Object.fromEntries(optional.map((name) => [name, variables[name] ?? ''])),
    STRATA_MODE: 'local',
    DATABASE_URL: databaseUrl,
    // A database of one's own is used directly.
    DATABASE_DIRECT_URL: '',
    SITE_URL: siteUrl,
    PORT: String(port),
    // Some shells set this to the name of the machine.
    HOST: '',
    AUTH_SECRET: deriveSecret(secret, 'sessions'),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,

    DATA_DIR: dataDir,
    MAIL_DIR: variables.MAIL_DIR ?? join(dataDir, 'mail'),
    // next-auth reads its own address and secret under these names.
    NEXTAUTH_URL: siteUrl,
    NEXTAUTH_SECRET: deriveSecret(secret, 'sessions'),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/**
 * Reads what a person has set for local mode, and checks it before anything starts.
 *
 * @throws Error that names each wrong variable
 */
export function readLocalSettings(variables: Record<string, string | undefined>): Env {
  const standIns = {
    DATABASE_URL: 'postgres://localhost/strata',
    SITE_URL: 'http://localhost',
    AUTH_SECRET: '-'.repeat(32),
    OIDC_ISSUER: 'http://localhost',
    OIDC_CLIENT_ID: '-',
    OIDC_CLIENT_SECRET: '-',
  }
  const { DATABASE_URL, PORT, DATA_DIR, CACHE_BYTES_MAX, PAGE_CACHE_BYTES_MAX } = variables
  const optionalValues = Object.fromEntries(optional.map((name) => [name, variables[name]]))
  return readEnv({
    ...standIns,
    ...(DATABASE_URL ? { DATABASE_URL } : {}),
    ...{ ...optionalValues, PORT, DATA_DIR, CACHE_BYTES_MAX, PAGE_CACHE_BYTES_MAX, STRATA_MODE: 'local' },
  })
}
