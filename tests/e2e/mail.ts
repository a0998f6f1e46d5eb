import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The texts of all messages to an address, oldest first. */
function messagesTo(address: string): string[] {
  const folder = process.env.STRATA_MAIL_DIR ?? ''
  return (
    readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r', ''))
      .filter((message) => message.includes(`To: ${address}`))
      // A mail with an attachment is about an assessment and carries no code.
      .filter((message) => !/^Content-Type: multipart\//m.test(message))
      .map((message) => {
        const end = message.indexOf('\n\n')
        const body = message.slice(end + 2)
        return /^Content-Transfer-Encoding: base64$/m.test(message.slice(0, end))
          ? Buffer.from(body, 'base64').toString('utf8')
          : body
      })
  )
}

/** Waits for the six-digit code that is sent to an address. `after` counts the earlier messages to skip. */
export async function codeSentTo(address: string, after = 0): Promise<string> {
  let code: string | undefined
  await expect
    .poll(
      () => {
        code = /\b\d{6}\b/.exec(messagesTo(address)[after] ?? '')?.[0]
        return code
      },
      { timeout: 20_000 },
    )
    .toBeDefined()
  return code ?? ''
}

/** The link in a code mail that was sent to an address. */
export function passSentTo(address: string): string {
  return /https?:\S+#pass=\S+/.exec(messagesTo(address)[0] ?? '')?.[0] ?? ''
}
