import { afterAll, inject } from 'vitest'
import { closeDatabase } from '@/db/client'
import { makeOwnEnvironment } from './own-environment'

// Read at the first use, so it is enough to be here before the first test. Each file has a process of its own.
Object.assign(process.env, await makeOwnEnvironment(inject('environment')))

afterAll(closeDatabase)
