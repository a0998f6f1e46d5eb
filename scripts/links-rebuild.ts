import { fillCommandEnvironment, runCommand } from './command-environment'

// `npm run links:rebuild`, beside a running server or without one: writes the ledger of links anew.

await runCommand(async () => {
  await fillCommandEnvironment()
  // These modules read the environment when they load, so it must be set first.
  const { closeDatabase, pool, runWithLongStatements } = await import('@/db/client')
  const { rebuildLinks } = await import('@/db/link-triggers')
  try {
    await runWithLongStatements(() => rebuildLinks(pool()))
    const { rows } = await pool().query<{ count: string }>('select count(*) from links')
    console.log(`links: ${rows[0]?.count}`)
  } finally {
    await closeDatabase()
  }
})
