import { demoAccounts } from './local/demo-accounts'
import { readLocalSettings } from './local/environment'
import { waitThenStopAndExit } from './local/lifetime'
import { startLocalStack } from './local/stack'
import { describeError } from '@/lib/platform/log'
import { loadSettings } from '@/lib/platform/setting-files'
import { formatSecondsSince } from './progress'

const startedAt = Date.now()

try {
  loadSettings()
  const { dataDir, port } = readLocalSettings(process.env)
  const stack = await startLocalStack({ dataDir, port, env: process.env })
  console.log(`
Strata is ready after ${formatSecondsSince(startedAt)}

  The site      ${stack.url}/mm
  Back office   ${stack.url}/admin
  Accounts      no password; choose one on the sign-in page of this machine (${stack.issuer})
${demoAccounts.map(({ email, role }) => `                ${email.padEnd(24)} ${role}`).join('\n')}
  Mail          ${stack.environment.SMTP_URL ? 'sent through SMTP_URL' : stack.mailDir}

Ctrl-C stops everything.`)
  await waitThenStopAndExit(stack)
} catch (error) {
  console.error(`\n${describeError(error)}`)
  process.exit(1)
}
