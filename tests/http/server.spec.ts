import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import net from 'node:net'
import { expect, test } from '@playwright/test'
import { publicPagesOfBoth } from '../e2e/public-pages'

/** Requests a path exactly as written, without a client that normalises it. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(process.env.STRATA_URL ?? '')
  return new Promise((resolve, reject) => {
    const clientRequest = httpRequest({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    clientRequest.once('error', reject)
    clientRequest.end()
  })
}

/** The answer to a first line that no client would send. */
function answerTo(line: string): Promise<string> {
  const { hostname, port } = new URL(process.env.STRATA_URL ?? '')
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (data) => (answer += data.toString()))
    socket.once('close', () => resolve(answer))
    socket.once('error', reject)
    socket.write(
      `${line} HTTP/1.1\r\nhost: evil.example\r\nx-forwarded-host: evil.example\r\nconnection: close\r\n\r\n`,
    )
  })
}

test.describe('the server', () => {
  for (const [line, status] of [
    ['TRACE /mm', 405],
    ['TRACE /client/get/news', 405],
    ['PROPFIND /mm', 405],
    ['CONNECT evil.example:443', 405],
    ['OPTIONS *', 400],
    ['GET *', 400],
    ['POST *', 400],
    ['POST /mm', 405],
    ['POST /nowhere', 405],
    ['POST /cards/event/home/x', 405],
    [`GET /mm?${'a&'.repeat(15_000)}`, 414],
    [`GET /client/get/news?${'a&'.repeat(101)}`, 414],
    [`GET /mm/${'a'.repeat(20_000)}`, 414],
    ['PUT /mm/about', 405],
    ['OPTIONS /mm', 405],
    ['PUT /client/get/news', 405],
    ['GET /_next/image?url=%2Ffavicon.ico&w=64&q=75', 404],
    ['GET http://other.example/_next/image?url=%2Ffavicon.ico&w=64&q=75', 404],
  ] as const) {
    test(`answers ${line} with ${status}`, async () => {
      expect(await answerTo(line)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    })
  }

  test('caches no refusal of a file', async ({ request }) => {
    for (const path of ['/art/none.svg', '/fonts/none.woff2', '/_next/static/none.js', '/files/none.jpg']) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(404)
      expect(answer.headers()['cache-control'], path).not.toMatch(/max-age=[1-9]|immutable/)
    }
  })

  test('accepts a sign-in form of up to 64 kB', async ({ request }) => {
    const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string }
    const form = { csrfToken, json: 'true', callbackUrl: '/admin/dashboard' }
    const answer = await request.post('/api/auth/signin/oidc', { form })
    expect([answer.status(), ((await answer.json()) as { url: string }).url]).toEqual([
      200,
      expect.stringContaining('code_challenge='),
    ])
    const long = await request.post('/api/auth/signin/oidc', { form: { ...form, more: 'x'.repeat(65_536) } })
    expect(long.status()).toBe(413)
    expect((await request.post('/api/auth/signin/oidc', { data: 'x' })).status()).toBe(400)
  })

  test('sends a stored file as Next would, whole and in part', async ({ request }) => {
    const [path = ''] = /\/files\/[0-9a-f]{64}\/\d+\.webp/.exec(await (await request.get('/mm')).text()) ?? []
    const asks: Record<string, string>[] = [
      {},
      { range: 'bytes=2-9' },
      { 'if-none-match': `"${path.slice(7)}"` },
    ]
    for (const headers of asks) {
      // The second comes from the gateway's copy, where it has one.
      const [first, second, next] = [
        await request.get(path, { headers }),
        await request.get(path, { headers }),
        await request.get(`/api${path}`, { headers }),
      ]
      for (const answer of [first, second]) {
        expect(answer.status()).toBe(next.status())
        expect((await answer.body()).equals(await next.body())).toBe(true)
        const headersOfFile = answer.headers()
        for (const name of ['date', 'connection', 'keep-alive', 'x-request-id']) delete headersOfFile[name]
        expect(next.headers()).toMatchObject(headersOfFile)
      }
    }
    expect((await request.get(`/files/private/${'0'.repeat(64)}`)).status()).toBe(404)
  })

  for (const [path, status] of [
    ['http://other.example/mm', 200],
    ['http://other.example/', 307],
    ['http://other.example/mm/blog?term=x', 307],
    ['http://other.example//evil.example/mm', 404],
    ['//evil.example/mm', 404],
    ['/\\evil.example', 404],
    ['/mm//about', 308],
    ['/mm/trade?tab=report', 307],
    ['/admin', 307],
    ['http://other.example/client/get/news', 200],
  ] as const) {
    test(`answers GET ${path} as its own, with ${status}`, async () => {
      const answer = await answerTo(`GET ${path}`)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      const [head = ''] = answer.split('\r\n\r\n')
      expect(head).not.toMatch(/evil\.example|other\.example/)
      expect(head).not.toMatch(/^location: (?!\/[^/\\])/im)
    })
  }

  for (const [acceptHeader, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0.4', 'gzip'],
    ['br;q=0', undefined],
    ['*;q=0, identity;q=0.5', undefined],
  ] as const) {
    test(`sends the preferred encoding of ${acceptHeader}`, async ({ request }) => {
      for (let turn = 0; turn < 2; turn++) {
        const answer = await request.get('/mm/about', { headers: { 'accept-encoding': acceptHeader } })
        expect(answer.headers()['content-encoding']).toBe(encoding)
        expect(await answer.text()).toContain('</html>')
      }
    })
  }

  test('says where a browser reports what the policy of a page forbade', async ({ request }) => {
    for (const path of ['/mm', '/en/yp', '/admin/login']) {
      const headers = (await request.get(path)).headers()
      expect(headers['reporting-endpoints'], path).toBe('csp="/api/policy-reports"')
      expect(headers['content-security-policy'], path).toMatch(
        /; report-to csp; report-uri \/api\/policy-reports$/,
      )
    }
    const send = (data: string) =>
      request.post('/api/policy-reports', { data, headers: { 'content-type': 'application/csp-report' } })
    expect((await send('{"csp-report":{"document-uri":"https://of-others.example/"}}')).status()).toBe(204)
    expect((await send('none')).status()).toBe(400)
    expect((await send('x'.repeat(40 * 1024))).status()).toBe(413)
  })

  // The walk through all pages checks that browsers accept it without errors.
  test('sends a page without its flight and names its inline scripts, three at most', async ({ request }) => {
    test.slow()
    const styles = new Set<string>()
    for (const path of publicPagesOfBoth) {
      const answer = await request.get(path)
      const html = await answer.text()
      const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
        .filter(([, attributes]) => !/src=|ld\+json/.test(attributes ?? ''))
        .map(([, , body = '']) => body)
      const policy = answer.headers()['content-security-policy'] ?? ''
      const hashes = inline.map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
      expect(policy.match(/'sha256-[^']*'/g), path).toEqual(hashes)
      // The theme, the list of chunks, and the loader. If there are more, Next writes its pages in a new way.
      expect(inline.length, path).toBe(3)
      expect(html, path).not.toMatch(/<script src="[^"]*" async|as="script"/)
      const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)]
      expect(links, path).toHaveLength(1)
      for (const [, file = ''] of links) styles.add(file)

      const getFlight = async (page: string) => {
        const version = /"version":"([\w-]{22})"/.exec(page)?.[1] ?? ''
        const flight = await request.get(`${path}${path.includes('?') ? '' : '?'}&_flight=${version}`)
        return { version, flight, isOfPage: flight.headers()['x-strata-version'] === version }
      }
      // The flight of an old page may be gone; then the loader loads the page again.
      const first = await getFlight(html)
      const { version, flight } = first.isOfPage
        ? first
        : await getFlight(await (await request.get(path)).text())
      expect(flight.headers(), path).toMatchObject({
        'x-strata-version': version,
        'content-type': 'text/x-component',
        'cache-control': expect.stringContaining('max-age=31536000, immutable') as unknown,
      })
      expect(await flight.text(), path).toContain('$Sreact.fragment')
    }
    for (const file of styles)
      expect((await request.get(file)).headers()['cache-control'], file).toContain('immutable')
  })

  test('gives browsers of before 2024 their colours too', async ({ request }) => {
    for (const path of ['/mm', '/mw', '/yp', '/admin/login']) {
      const html = await (await request.get(path)).text()
      const files = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].map(
        ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
      )
      const styles = await Promise.all(files.map(async (file) => (await request.get(file)).text()))
      // They do not know light-dark(): the build writes it as custom properties.
      expect(styles.join('')).toContain('--c-paper:var(')
      expect(styles.join(''), path).not.toContain('light-dark(')
    }
  })

  for (const path of ['/%00', '/mm/%E0%A4%A', '/mm/%ff', '/mm/blog?term=%00', '/client/get/news?page=%00']) {
    test(`refuses ${path} as a bad request`, async () => {
      expect(await statusOf(path)).toBe(400)
    })
  }

  test('has the icon that browsers request when a page names none', async () => {
    expect(await statusOf('/favicon.ico')).toBe(200)
  })

  test('tells finders of a weakness whom to write to', async ({ request }) => {
    const answer = await request.get('/.well-known/security.txt')
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toContain('Contact: ')
  })

  for (const path of ['/mm/%2e%2e/%2e%2e/etc/passwd', '/..%5c..%5cetc', '/mm/nothing-here', '/wp-admin']) {
    test(`has nothing at ${path}`, async () => {
      expect(await statusOf(path)).toBe(404)
    })
  }

  // Terms that a reader may search, including percent signs and text that looks like a path.
  for (const [query, term] of [
    ['100%25', '100%'],
    ['50%25+%D0%B7%D1%8D%D1%81', '50% зэс'],
    ['%2525', '%25'],
    ['c%2B%2B', 'c++'],
    ['.', '.'],
    ['..', '..'],
    ['%2e%2e', '..'],
    ['..%2F..%2Fabout', '../../about'],
    ['%2F%2Fx', '//x'],
    ['a%2Fb', 'a/b'],
    ['x%3D1', 'x=1'],
    ['%3Fa%23b', '?a#b'],
  ] as const) {
    test(`finds news by ?term=${query}, in both languages`, async ({ request }) => {
      for (const [path, heading] of [
        ['/mm/blog', `«${term}» хайлтын дүн`],
        ['/en/mm/blog', `Results for “${term}”`],
      ] as const) {
        const redirect = await request.get(`${path}?term=${query}`, { maxRedirects: 0 })
        expect(redirect.status()).toBe(307)
        const address = redirect.headers().location ?? ''
        expect(address).toBe(`${path}/${encodeURIComponent(term)}=1`)
        expect(await statusOf(address)).toBe(200)
        const html = await (await request.get(address)).text()
        // Text in the other language is marked with its language; React writes markers between its texts. Words that
        // belong on one line have a no-break space.
        const [, title = ''] = /<h1>(.*?)<\/h1>/.exec(html) ?? []
        expect(title.replace(/<\/?span[^>]*>|<!-- -->/g, '').replaceAll('\u00a0', ' ')).toBe(heading)
        expect(html).toContain(`<title>${heading}`)
        expect(html).toMatch(/<article| data-empty/)
        expect(html).toContain('</html>')
      }
    })
  }

  for (const [path, status] of [
    ['/mm/blog/..=1', 200],
    ['/mm/blog/%2e%2e=1', 200],
    ['/mm/blog/a/..=1', 200],
    ['/en/mm/blog/.=1', 200],
    ['/mm/blog/a/b=1', 200],
    ['/mm/blog/..=0', 404],
    ['/mm/blog/x=y', 404],
    ['/mm/blog', 307],
    ['/mm/blog?term=', 307],
    ['/mm/blog?term=+', 307],
  ] as const) {
    test(`answers ${path} with ${status}`, async () => {
      expect(await statusOf(path)).toBe(status)
    })
  }

  test('an abandoned download does not block others of its address, which are compressed', async ({
    request,
  }) => {
    const path = '/mm/trade/data.csv?startDate=2020-01-01&endDate=2030-01-01'
    const { hostname, port } = new URL(process.env.STRATA_URL ?? '')
    await new Promise<void>((resolve, reject) => {
      const clientRequest = httpRequest({ hostname, port, path }, (response) => {
        response.on('error', () => undefined)
        response.once('data', () => clientRequest.destroy())
      })
      clientRequest.once('error', reject)
      clientRequest.once('close', resolve)
      clientRequest.end()
    })
    const fullAnswer = await request.get(path, { timeout: 20_000 })
    expect(fullAnswer.status()).toBe(200)
    expect(fullAnswer.headers()['content-encoding']).toMatch(/gzip|br/)
  })
})
