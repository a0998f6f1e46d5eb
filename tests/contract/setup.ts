import { afterAll, inject } from 'vitest'

// Imported here, because the setup before this one has forgotten all modules.
const [{ closeDatabase }, { makeOwnEnvironment }] = await Promise.all([
  import('@/db/client'),
  import('./own-environment'),
])

// The environment is read at the first use, so setting it before the first test is enough.
Object.assign(process.env, await makeOwnEnvironment(inject('environment')))

afterAll(closeDatabase)
