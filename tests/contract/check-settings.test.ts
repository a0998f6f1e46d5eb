import { createServer } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { env } from '@/lib/platform/env'
import { checkDatabase, findServiceProblems } from '@/scripts/check-settings'
import { openWay } from '@/tests/database-way'
import { S3Server } from '@/tests/s3-server'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function listening(server: net.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}

describe('a start', () => {
  it('accepts a database that answers, and names the variable of one that does not', async () => {
    await expect(checkDatabase(env().databaseUrl)).resolves.toBeUndefined()
    const port = await listening(net.createServer((socket) => socket.destroy()))
    await expect(checkDatabase(`postgres://a:b@127.0.0.1:${port}/c`)).rejects.toThrow(
      /cannot start: the database of DATABASE_URL cannot be reached or refuses: /,
    )
  })

  it('waits for a database that is not up yet', async () => {
    const way = await openWay(env().databaseUrl)
    closing.push(way.close)
    way.set('refused')
    setTimeout(() => way.set('open'), 1_500)
    await expect(checkDatabase(way.url, { waitSeconds: 10 })).resolves.toBeUndefined()
  })

  it('refuses a pooler that drops the notifications of Postgres', async () => {
    const way = await openWay(env().databaseUrl)
    closing.push(way.close)
    way.set('deaf')
    await expect(checkDatabase(way.url)).rejects.toThrow(
      /DATABASE_URL, as through a pooler in transaction mode/,
    )
  })
})

describe('the services that the settings name', () => {
  const issuerPort = () =>
    listening(
      createServer((request, response) => {
        const issuer = `http://${request.headers.host}`
        if (request.url?.startsWith('/other')) return void response.end(JSON.stringify({ issuer }))
        if (!request.url?.startsWith('/.well-known')) return void response.writeHead(404).end()
        response.end(JSON.stringify({ issuer }))
      }),
    )
  const none = { filesS3: undefined, smtpUrl: undefined }

  it('are reported one per line when they are wrong, and not at all when they are right', async () => {
    const port = await issuerPort()
    expect(await findServiceProblems({ ...none, oidcIssuer: `http://127.0.0.1:${port}` })).toEqual([])
    expect(await findServiceProblems({ ...none, oidcIssuer: `http://127.0.0.1:${port}/nowhere` })).toEqual([
      expect.stringMatching(/^OIDC_ISSUER .*staff cannot sign in .*answered 404\)$/),
    ])
    expect(await findServiceProblems({ ...none, oidcIssuer: `http://127.0.0.1:${port}/other` })).toEqual([
      expect.stringContaining('says that the issuer is "http://127.0.0.1'),
    ])
  })

  it('include the mail server and the bucket', async () => {
    const port = await issuerPort()
    const dead = await listening(net.createServer((socket) => socket.destroy()))
    const storage = new S3Server()
    const filesS3 = await storage.start()
    closing.push(() => storage.stop())
    const lines = await findServiceProblems({
      oidcIssuer: `http://127.0.0.1:${port}`,
      smtpUrl: `smtp://127.0.0.1:${dead}`,
      filesS3: { ...filesS3, bucket: 'nosuch' },
    })
    expect(lines).toEqual([
      expect.stringMatching(/^FILES_S3_BUCKET \("nosuch"\): its objects cannot be listed/),
      expect.stringMatching(/^SMTP_URL: the mail server does not take us/),
    ])
  })
})
