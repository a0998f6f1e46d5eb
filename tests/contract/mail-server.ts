import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { inTransaction } from '@/db/client'
import { type Mail, queueMail } from '@/lib/platform/mail/outbox'

/** A mail server for tests; it accepts everything until a test changes that. */
export const mailServer = {
  delivered: [] as { to: string; raw: string; at: number }[],
  refused: (_address: string): string | undefined => undefined,
  received: (_address: string): Promise<void> => Promise.resolve(),
  greets: true,
  timesTo: (address: string) => mailServer.delivered.filter(({ to }) => to === address).length,
}
const good = { ...mailServer }

const server = new SMTPServer({
  // Without sign-in and encryption, as in a private network.
  disabledCommands: ['AUTH', 'STARTTLS'],
  onConnect: (_session, goOn) => {
    if (mailServer.greets) goOn()
  },
  onRcptTo: ({ address }, _session, goOn) => {
    const reason = mailServer.refused(address)
    goOn(reason ? Object.assign(new Error(reason), { responseCode: 451 }) : null)
  },
  onData: (stream, { envelope }, goOn) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const to = envelope.rcptTo[0]?.address ?? ''
      mailServer.delivered.push({ to, raw: Buffer.concat(chunks).toString(), at: Date.now() })
      void mailServer.received(to).then(() => goOn())
    })
  },
})

/** Starts the server and routes the mail to it. Runs before the first use of `env()`, which is read once. */
export async function openMailServer(): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  Object.assign(process.env, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Strata <strata@mnma.example>',
  })
}

/** Forgets all deliveries and restores the normal behaviour. */
export function resetMailServer(): void {
  Object.assign(mailServer, good, { delivered: [] })
}

export const closeMailServer = () => new Promise<void>((resolve) => server.close(resolve))

/** @returns the unique address of the queued mail */
export async function queueOne(values: Partial<Mail> = {}): Promise<string> {
  const to = `${randomUUID()}@test.example`
  await inTransaction(() =>
    queueMail([
      { kind: 'requestReply', to, subject: 'Сайн байна уу', text: 'Танд захидал ирлээ.', ...values },
    ]),
  )
  return to
}
