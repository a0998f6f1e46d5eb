import { request as httpRequest } from 'node:http'
import { expect, test } from '@playwright/test'

/** The status that a path gets as it is written, without a client that tidies it first. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(process.env.STRATA_URL ?? '')
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.once('error', reject)
    asked.end()
  })
}

test.describe('the server', () => {
  test.skip(({ isMobile }) => isMobile, 'says nothing about screens')

  for (const path of ['/%00', '/mm/%E0%A4%A', '/mm/%ff', '/mm/blog?term=%00', '/client/get/news?page=%00']) {
    test(`refuses ${path} as a bad request`, async () => {
      expect(await statusOf(path)).toBe(400)
    })
  }

  test('has the icon that browsers ask for where a page names none', async () => {
    expect(await statusOf('/favicon.ico')).toBe(200)
  })

  for (const path of ['/mm/%2e%2e/%2e%2e/etc/passwd', '/..%5c..%5cetc', '/mm/nothing-here', '/wp-admin']) {
    test(`has nothing at ${path}`, async () => {
      expect(await statusOf(path)).toBe(404)
    })
  }

  // What a reader may look for, percent signs and what looks like a path included.
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
        const led = await request.get(`${path}?term=${query}`, { maxRedirects: 0 })
        expect(led.status()).toBe(307)
        const address = led.headers().location ?? ''
        expect(address).toBe(`${path}/${encodeURIComponent(term)}=1`)
        expect(await statusOf(address)).toBe(200)
        const html = await (await request.get(address)).text()
        expect(html).toContain(`<h1>${heading}</h1>`)
        expect(html).toContain(`<title>${heading}`)
        expect(html).toMatch(/class="(news-row|empty)/)
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

  test('a download that is given up leaves its address to the others, compressed', async ({ request }) => {
    const path = '/mm/trade/data.csv?startDate=2020-01-01&endDate=2030-01-01'
    const { hostname, port } = new URL(process.env.STRATA_URL ?? '')
    await new Promise<void>((resolve, reject) => {
      const asked = httpRequest({ hostname, port, path }, (response) => {
        response.on('error', () => undefined)
        response.once('data', () => asked.destroy())
      })
      asked.once('error', reject)
      asked.once('close', resolve)
      asked.end()
    })
    const whole = await request.get(path, { timeout: 20_000 })
    expect(whole.status()).toBe(200)
    expect(whole.headers()['content-encoding']).toMatch(/gzip|br/)
  })
})
