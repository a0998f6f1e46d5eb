import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, isBuildCurrent } from './next-build'
import { folderBytes, installPackages, writeProductionFolder } from './production-folder'
import { runStep } from './progress'

// `npm run package -- <folder>` writes a folder with only what production needs. From that folder Strata runs
// on any machine with the same system and kind of processor.

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

try {
  await main()
} catch (error) {
  console.error(`Strata: ${(error as Error).message}`)
  process.exitCode = 1
}

async function main(): Promise<void> {
  // The first argument is the name of the command itself.
  const [name, ...others] = process.argv.slice(3)
  if (!name || others.length > 0) throw new Error('npm run package -- <folder>')
  const folder = resolve(name)
  const present = await readdir(folder).catch(() => [])
  if (present.length > 0) throw new Error(`${folder} is not empty`)
  if (!(await isBuildCurrent())) await build()
  const ownBytes = await runStep('files', async () => {
    await writeProductionFolder(folder)
    const bytes = await folderBytes(folder)
    return { says: `${megabytes(bytes)} of Strata`, value: bytes }
  })
  await runStep('packages', async () => {
    installPackages(folder)
    const bytes = await folderBytes(join(folder, 'node_modules'))
    return {
      says: `${megabytes(bytes)} of the registry, ${megabytes(ownBytes + bytes)} in all`,
      value: undefined,
    }
  })
  console.log(`\n${folder} is complete: copy it, write its .env, and start it with "npm run serve".`)
}
