import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type Provider from 'oidc-provider'
import * as z from 'zod'
import { demoName } from './demo-accounts'
import { MemoryAdapter } from './memory-adapter'
import { findFreePort } from './ports'
import { deriveSecret, ensureLocalSecret } from './secret'
import { signInPage } from './sign-in-page'

export type IdentityProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  stop(): Promise<void>
}

const clientId = 'strata-local'
const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * Starts a real OpenID Connect server for the local machine: it listens on 127.0.0.1, redirects only to this
 * machine, and requires no password. Its key and its port are stored in `dataDir`, so that its id_tokens stay
 * valid after a restart.
 */
export async function startIdentityProvider(options: { dataDir: string }): Promise<IdentityProvider> {
  const { dataDir } = options
  const secret = ensureLocalSecret(dataDir)
  const clientSecret = deriveSecret(secret, 'oidc-client')
  const { key, port } = await readOrCreateIdentity(dataDir)
  const issuer = `http://127.0.0.1:${port}`

  const OpenIdProvider = await loadProvider()
  const provider: Provider = new OpenIdProvider(issuer, {
    adapter: MemoryAdapter,
    jwks: { keys: [key] },
    cookies: { keys: [deriveSecret(secret, 'oidc-cookies')] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: ['http://localhost/api/auth/callback/oidc'],
        post_logout_redirect_uris: ['http://localhost/'],
      },
    ],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The id_token itself contains e-mail and name, as with most providers.
    conformIdTokenClaims: false,
    expiresWithSession: () => false,
    renderError: (ctx) => {
      ctx.type = 'html'
      ctx.body = signInPage({ signsIn: false, problem: 'request' })
    },
    ttl: { Interaction: 3600, Grant: 3600, Session: 3600, AccessToken: 3600, IdToken: 3600 },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true, name: demoName(email) }),
    }),
    // Grants everything without asking for consent, because there is only one client.
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  // Allows redirects to any port and path of this machine, and to no other machine.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => {
    if (!URL.canParse(uri)) return false
    const { protocol, hostname } = new URL(uri)
    return protocol === 'http:' && loopback.includes(hostname)
  }

  const callback = provider.callback()
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    const answer = path.startsWith('/interaction/')
      ? answerSignIn(provider, request, response)
      : path === '/'
        ? sendPage(response, 200, signInPage({ signsIn: false }))
        : callback(request, response)
    Promise.resolve(answer).catch((error: unknown) => {
      console.error('local sign-in:', error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    issuer,
    clientId,
    clientSecret,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Loads the library without the warning that it writes on Node 20. */
async function loadProvider(): Promise<typeof Provider> {
  const { warn } = console
  console.warn = () => undefined
  try {
    return (await import('oidc-provider')).default
  } finally {
    console.warn = warn
  }
}

/** Shows the sign-in page, and signs in whoever sends an e-mail address with the form of that page. */
async function answerSignIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isExpired = await provider.interactionDetails(request, response).then(
    () => false,
    () => true,
  )
  if (isExpired) return sendPage(response, 400, signInPage({ signsIn: false, problem: 'expired' }))
  if (request.method !== 'POST') return sendPage(response, 200, signInPage({ signsIn: true }))
  const email = z
    .email()
    .max(254)
    .safeParse(new URLSearchParams(await readText(request)).get('email')?.trim())
  if (!email.success) return sendPage(response, 400, signInPage({ signsIn: true, problem: 'email' }))
  const result = { login: { accountId: email.data.toLowerCase() } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > 10_000) break
  }
  return text
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    // No form-action: Chromium applies it to the redirect back to the site as well.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'",
  })
  response.end(html)
}

const identity = z.object({ key: z.looseObject({ kty: z.string() }), port: z.number() })

/**
 * Reads the signing key and the port of the last run. Makes a key at the first run, and chooses another port
 * when the old one is taken.
 */
async function readOrCreateIdentity(dataDir: string): Promise<{ key: JWK; port: number }> {
  const file = join(dataDir, 'identity-provider.json')
  mkdirSync(dataDir, { recursive: true })
  const savedIdentity = await readFile(file, 'utf8').then(
    (text) => identity.parse(JSON.parse(text)),
    () => undefined,
  )
  const key = savedIdentity?.key ?? (await createKey())
  const port = await findFreePort(savedIdentity?.port)
  if (port !== savedIdentity?.port) await writeFile(file, JSON.stringify({ key, port }), { mode: 0o600 })
  return { key, port }
}

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }
}
