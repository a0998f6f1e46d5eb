import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { findFreePort, waitForFreePort } from './ports'

it('draws ports that no outgoing connection is given, and passes by one that is taken', async () => {
  const port = await findFreePort()
  expect(port).toBeGreaterThanOrEqual(20_000)
  expect(port).toBeLessThan(32_768)
  expect(await findFreePort(port)).toBe(port)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  try {
    expect(await findFreePort(port)).not.toBe(port)
    expect(await waitForFreePort(port, 0)).toBe(false)
  } finally {
    server.close()
  }
  await once(server, 'close')
  expect(await waitForFreePort(port, 2_000)).toBe(true)
})
