import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCertificates } from './certificates'

/** The key and certificate of no server but that of this test. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgsF/LBr4yF9LVGYFt
UchLBQQWLhvqoqYpPotOkvK/AzKhRANCAAQc6ODoc4edTHsHbJvapWjKY8+Do/xJ
lg87MdlwyRrjIXxIXF8aaI7HzNnHt7c81yn478kFX0SvVkiOG0sQf0m7
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBfjCCASWgAwIBAgIULTF7Eq+8mDexhbMrPiWrbovgjeowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzEyNDI1MVoYDzIxMjYxMTAz
MTI0MjUxWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQc6ODoc4edTHsHbJvapWjKY8+Do/xJlg87MdlwyRrjIXxIXF8aaI7H
zNnHt7c81yn478kFX0SvVkiOG0sQf0m7o1MwUTAdBgNVHQ4EFgQUUhUC5b925BU6
y+gz9oPBQCpKqcEwHwYDVR0jBBgwFoAUUhUC5b925BU6y+gz9oPBQCpKqcEwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiASy4no+wxxNbowc/e1AnCC
hBj4feUzeaceVSu9VM5B4wIgWSIXjHFvDnHXZFCeWhhX7rPkYUQvFLl5VX06k299
iIw=
-----END CERTIFICATE-----`
const endsAt = new Date('2126-11-03T12:42:51Z')

/** Greets as a mail server does, and knows nothing else. */
const server = createServer({ key, cert }, (socket) => {
  socket.write('220 mail\r\n')
  socket.on('data', () => socket.write('250 mail\r\n'))
  socket.on('error', () => undefined)
})
let port: number
const settings = {
  siteUrl: 'http://localhost:3000',
  oidcIssuer: 'http://localhost:4000',
  ...{ filesS3: undefined, smtpUrl: undefined, databaseUrl: 'postgres://localhost/strata' },
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

it('says when the certificate of each encrypted server ends, also of an unknown authority', async () => {
  const certificates = await readCertificates({
    ...settings,
    siteUrl: `https://localhost:${port}`,
    smtpUrl: `smtps://user:password@localhost:${port}`,
  })
  expect(certificates).toEqual([
    { name: 'SITE_URL', endsAt, problem: null },
    { name: 'SMTP_URL', endsAt, problem: null },
    expect.objectContaining({ name: 'security.txt' }),
  ])
})

it('names what does not answer, and leaves out what is not encrypted', async () => {
  const certificates = await readCertificates({ ...settings, oidcIssuer: 'https://localhost:9' })
  expect(certificates).toEqual([
    { name: 'OIDC_ISSUER', endsAt: null, problem: expect.stringContaining('ECONNREFUSED') },
    expect.objectContaining({ name: 'security.txt' }),
  ])
})
