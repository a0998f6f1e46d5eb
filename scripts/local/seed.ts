import { runWithLongStatements, closeDatabase } from '@/db/client'
import { seedDemo } from '@/demo/seed'

const { seeded } = await runWithLongStatements(seedDemo)
await closeDatabase()
process.send?.(seeded ? 'seeded' : 'kept')
process.disconnect?.()
