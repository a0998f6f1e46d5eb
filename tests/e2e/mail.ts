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
        const encoding = /^Content-Transfer-Encoding: (\S+)$/m.exec(message.slice(0, end))?.[1]
        if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
        // Long lines are broken, a link among them.
        return encoding === 'quoted-printable' ? body.replaceAll('=\n', '').replaceAll('=3D', '=') : body
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

/** Waits for the link with a secret behind its `#`, of a code or an invitation, in the first mail to an address. */
export async function linkSentTo(address: string, secret: 'pass' | 'invitation'): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      () => {
        link = new RegExp(`https?:\\S+#${secret}=\\S+`).exec(messagesTo(address)[0] ?? '')?.[0]
        return link
      },
      { timeout: 20_000 },
    )
    .toBeDefined()
  return link ?? ''
}

/** The text of a mail to an address. `after` counts the earlier messages to skip. */
export const textSentTo = (address: string, after: number): string => messagesTo(address)[after] ?? ''
