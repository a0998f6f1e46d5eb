import { fillCommandEnvironment, runCommand } from './command-environment'

// `npm run search:rebuild`, beside a running server or without one: rebuilds the index of the search.

await runCommand(async () => {
  await fillCommandEnvironment()
  // These modules read the environment when they load, so it must be set first.
  const { runWithLongStatements, closeDatabase } = await import('@/db/client')
  const { rebuildIndex } = await import('@/lib/platform/search/rebuild')
  try {
    const { removedCount } = await runWithLongStatements(() =>
      rebuildIndex((kind, records) => console.log(`${kind}: ${records} records`)),
    )
    console.log(`removed: ${removedCount} words that nothing holds any more`)
  } finally {
    await closeDatabase()
  }
})
