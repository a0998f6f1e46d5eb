import { resolve } from 'node:path'

/**
 * The source files that Node loads directly, not as part of a page that Next has built: those of the server
 * and its threads, and of the commands that are run in production.
 */
export const entries = {
  server: 'server.ts',
  'cache-handler': 'lib/platform/cache/handler.ts',
  gateway: 'lib/platform/gateway/thread.ts',
  tasks: 'lib/wiring/pool/entry.ts',
  archives: 'lib/platform/pool/archive-entry.ts',
  pictures: 'lib/wiring/pool/picture-entry.ts',
  serve: 'scripts/serve.ts',
  'import-exchange': 'scripts/import-exchange.ts',
  'import-site': 'scripts/import-site.ts',
  'files-check': 'scripts/files-check.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  outgoing: 'scripts/outgoing.ts',
  doctor: 'scripts/doctor.ts',
  'search-rebuild': 'scripts/search-rebuild.ts',
  'links-rebuild': 'scripts/links-rebuild.ts',
  'credential-key': 'scripts/credential-key.ts',
} as const
export type BundleEntry = keyof typeof entries

/**
 * The folder of the built entries. It is outside `.next`: Next's build has to bundle the cache handler with
 * `proxy.ts`, and ignores files in `.next`.
 */
export const bundleFolder = '.strata'

/** Where the build writes an entry, and where a process in production loads it from. */
export const builtFilePath = (entry: BundleEntry): string => resolve(bundleFolder, `${entry}.mjs`)
