import { fillRunningEnvironment } from './local/running'

// `npm run search:rebuild`, beside a running server or without one: makes the index of the search anew.

try {
  fillRunningEnvironment()
  // Read the environment only when it is there.
  const { allowLongStatements, closeDatabase } = await import('@/db/client')
  const { rebuildIndex } = await import('@/lib/platform/search/rebuild')
  try {
    const { removedCount } = await allowLongStatements(() =>
      rebuildIndex((kind, records) => console.log(`${kind}: ${records} records`)),
    )
    console.log(`removed: ${removedCount} words that nothing holds any more`)
  } finally {
    await closeDatabase()
  }
} catch (error) {
  console.error(`Strata: ${(error as Error).message}`)
  process.exitCode = 1
}
