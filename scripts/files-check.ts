import { parseArgs } from 'node:util'
import { fillCommandEnvironment, runCommand } from './command-environment'

// `npm run files:check -- [--sweep]`, beside a running server or without one: compares the rows of files, the
// storage and the references to files. `--sweep` first removes surplus files. Exits with 0 if all agree, and
// with 1 if a file is missing or surplus, or if the check fails.
const namedMax = 20

await runCommand(main)

async function main(): Promise<number> {
  const { values } = parseArgs({
    // The first argument is the name of the command itself.
    args: process.argv.slice(3),
    options: { sweep: { type: 'boolean', default: false } },
  })
  await fillCommandEnvironment()
  // These modules read the environment when they load, so it must be set first.
  const { runWithLongStatements, closeDatabase } = await import('@/db/client')
  const { findFileInconsistencies, sweepFiles } = await import('@/lib/platform/files/sweep')
  try {
    if (values.sweep) {
      const { files, folders } = await runWithLongStatements(sweepFiles)
      console.log(`removed: ${files} files that nobody uses, ${folders} folders that no row names`)
    }
    const { missing: missingNames, withoutRow, unused } = await runWithLongStatements(findFileInconsistencies)
    printCountAndNames('missing, though a row names them', missingNames)
    printCountAndNames('in the storage, though no row names them', withoutRow)
    printCountAndNames(
      'used by nobody',
      unused.map(({ table, id, key }) => `${table} ${id} ${key}`),
    )
    return missingNames.length + withoutRow.length + unused.length > 0 ? 1 : 0
  } finally {
    await closeDatabase()
  }
}

function printCountAndNames(label: string, names: readonly string[]): void {
  console.log(`${names.length} ${label}`)
  for (const name of names.slice(0, namedMax)) console.log(`  ${name}`)
  if (names.length > namedMax) console.log(`  and ${names.length - namedMax} more`)
}
