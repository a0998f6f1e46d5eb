import { fillCommandEnvironment, runCommand } from './command-environment'

// `npm run credentials:rotate`, beside a running server or without one: makes a new key that signs credentials.

await runCommand(async () => {
  await fillCommandEnvironment()
  // These modules read the environment when they load, so it must be set first.
  const { closeDatabase } = await import('@/db/client')
  const { issuerDid, rotateSigningKey } = await import('@/lib/assessment/credentials/keys')
  try {
    const { id } = await rotateSigningKey()
    console.log(`credentials are signed with ${issuerDid()}#${id} from now on; older ones stay verifiable`)
  } finally {
    await closeDatabase()
  }
})
