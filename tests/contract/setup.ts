import { afterAll, inject } from 'vitest'
import { closeDatabase } from '@/db/client'

// `env()` is read at the first use, so it is enough to be here before the first test.
Object.assign(process.env, inject('environment'))

afterAll(closeDatabase)
