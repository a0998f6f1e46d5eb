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
})
