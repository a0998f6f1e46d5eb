import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { answerWithoutNext, directCalls } from '@/lib/platform/api/direct'
import { processState } from '@/lib/platform/process-state'
import { allCalls } from '@/lib/wiring/calls/table'

it('what is answered before Next is a write of visitors or participants without files', () => {
  for (const route of directCalls) {
    const call = allCalls.find((each) => each.route === route)
    expect(call, route).toMatchObject({ method: 'POST' })
    expect(['public', 'participant'], route).toContain(call?.access)
    expect(call?.files, route).toBeUndefined()
    expect(call?.knowsMember, route).toBeUndefined()
  }
})

afterEach(() => {
  processState.answerFile = undefined
})

it('stored files are answered before Next, in their one spelling, with the headers of every answer', async () => {
  const paths: string[] = []
  processState.answerFile = async (path, _request, response) => {
    paths.push(path)
    response.end()
  }
  const server = createServer((incoming, response) => {
    if (!answerWithoutNext(incoming, response, { 'x-own': '1' })) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (path: string) =>
    new Promise<{ status: number; headers: object }>((resolve, reject) => {
      const call = request({ port, path, host: '127.0.0.1', agent: false }, (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
      })
      call.on('error', reject).end()
    })
  const key = 'ab'.repeat(32)
  for (const path of [`${key}/730.avif`, `${key}/file.mp4?a=b`, `private/${key}`])
    expect(await ask(`/files/${path}`)).toMatchObject({
      status: 200,
      headers: { 'x-own': '1', 'x-frame-options': 'SAMEORIGIN' },
    })
  expect(paths).toEqual([`${key}/730.avif`, `${key}/file.mp4`, `private/${key}`])
  for (const path of [`private-${key}/file`, `${key}/../x`, `${key}/a%2fb`, 'private/x', key.toUpperCase()])
    expect((await ask(`/files/${path}`)).status, path).toBe(418)
  await new Promise((resolve) => server.close(resolve))
})
