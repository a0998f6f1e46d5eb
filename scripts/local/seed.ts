import { allowLongStatements, closeDatabase } from '@/db/client'
import { seedDemo } from '@/demo/seed'

const { seeded } = await allowLongStatements(seedDemo)
await closeDatabase()
process.send?.(seeded ? 'seeded' : 'kept')
process.disconnect?.()
