import { build } from './next-build'

try {
  await build()
} catch (error) {
  console.error(`Strata: ${(error as Error).message}`)
  process.exit(1)
}
