// A plain Node server that sends one buffer with the given headers, as fast as a process can without a cache.
import { createServer } from 'node:http'

process.once('message', ({ headers, body }) => {
  const buffer = Buffer.from(body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(buffer)
  })
  server.listen(0, 'localhost', () => process.send?.(server.address().port))
})
process.on('disconnect', () => process.exit())
