import { afterAll, inject } from 'vitest'
import { closeDatabase } from '@/db/client'
import { makeOwnEnvironment } from './own-environment'

// The environment is read at the first use, so setting it before the first test is enough. Each file has a
// separate process.
Object.assign(process.env, await makeOwnEnvironment(inject('environment')))

afterAll(closeDatabase)
