import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { lockDataDir } from './local/lock'
import { startLocalDatabase } from './local/postgres'

const dataDir = resolve(process.env.DATA_DIR || '.data')

if (!existsSync(dataDir)) {
  console.log(`Nothing to empty: there is no ${dataDir}.`)
} else {
  const lock = await lockDataDir(dataDir)
  if ('pid' in lock) {
    console.error(`Strata runs on ${dataDir} (process ${lock.pid}): stop it first.`)
    process.exit(1)
  }
  if (await confirmDeletion()) {
    // A database that an earlier process left running would write into the emptied folder. The start of a
    // database on the same folder stops the old one; then the new one is stopped too.
    if (existsSync(`${dataDir}/postgres`)) {
      await startLocalDatabase({ dataDir }).then(
        (database) => database.stop(),
        () => undefined,
      )
    }
    await rm(dataDir, { recursive: true, force: true })
    console.log(`${dataDir} is empty; the next start makes everything anew.`)
  } else {
    console.log('Nothing was changed.')
  }
  lock.release()
}

async function confirmDeletion(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) {
    console.error('There is nobody to ask; run "npm run reset -- --yes".')
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Delete the database, files and mail in ${dataDir}? (yes/no) `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
