import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runCommand } from './command-environment'

// `npm run test:before` runs the tests of all calls of the version before the newest change of the schema, as they
// were then, on a database that this version has migrated: during an upgrade the old instances go on working on it.
const testFiles = ['writes', 'table', 'records', 'resumable']
/** It has the database migrated by the checkout of `STRATA_NEWER_CHECKOUT`. */
const globalSetup = 'tests/contract/global-setup.ts'

await runCommand(main)

async function main(): Promise<number> {
  const change = readGit([
    'log',
    '-1',
    '--format=%H',
    '-G^export const schemaVersion',
    '--',
    'db/schema-version.ts',
  ])
  if (!change) throw new Error('the history has no change of the schema: fetch the whole of it')
  const commit = readGit(['rev-parse', `${change}^`])
  const folder = await mkdtemp(join(tmpdir(), 'strata-before-'))
  try {
    readGit(['worktree', 'add', '--detach', '--force', folder, commit])
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    await cp(globalSetup, join(folder, globalSetup))
    console.log(`The version before the newest change of the schema: ${commit}`)
    const tests = testFiles.map((name) => `tests/contract/${name}.test.ts`)
    const { status } = spawnSync(
      process.execPath,
      [resolve('node_modules/vitest/vitest.mjs'), 'run', '--project', 'contract', '--reporter=dot', ...tests],
      { cwd: folder, stdio: 'inherit', env: { ...process.env, STRATA_NEWER_CHECKOUT: process.cwd() } },
    )
    return status ?? 1
  } finally {
    await rm(folder, { recursive: true, force: true })
    readGit(['worktree', 'prune'])
  }
}

function readGit(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}
