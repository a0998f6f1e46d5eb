import { parseArgs } from 'node:util'
import { fillCommandEnvironment, runCommand } from './command-environment'

// `npm run outgoing -- on|off [--drop]`, beside a running server or without one: whether mail is sent. Without
// a word it says what is so now. `on --drop` gives up the mail that waits, instead of sending it.
const usage = 'npm run outgoing -- [on [--drop] | off]'

await runCommand(main)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    // The first argument is the name of the command itself.
    args: process.argv.slice(3),
    options: { drop: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [word] = positionals
  if (positionals.length > 1 || ![undefined, 'on', 'off'].includes(word) || (values.drop && word !== 'on'))
    throw new Error(usage)
  await fillCommandEnvironment()
  // These modules read the environment when they load, so it must be set first.
  const { closeDatabase } = await import('@/db/client')
  const outgoing = await import('@/lib/platform/mail/outgoing')
  try {
    if (values.drop) console.log(`mails given up: ${await outgoing.giveUpWaitingMail()}`)
    if (word === 'on') await outgoing.releaseOutgoing()
    if (word === 'off') await outgoing.holdOutgoing('an operator stopped it')
    const pause = await outgoing.readOutgoingPause()
    console.log(pause ? outgoing.describeOutgoingPause(pause) : 'mail is sent')
    console.log(`mails waiting: ${await outgoing.countWaitingMail()}`)
  } finally {
    await closeDatabase()
  }
}
