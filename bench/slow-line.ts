import net, { type AddressInfo } from 'node:net'

/** The line of a phone far from the mast, as Lighthouse's «slow 4G» has it. */
const line = { roundTripMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 }
/** What one packet of TCP carries. */
const packetBytes = 1_460

/** Returns a function that runs `deliver` when that many bytes have passed a line of this speed. */
function makeLane(bitsPerSecond: number) {
  let freeAt = 0
  return (bytes: number, deliver: () => void) => {
    const now = performance.now()
    freeAt = Math.max(freeAt, now) + (bytes * 8_000) / bitsPerSecond
    setTimeout(deliver, freeAt - now + line.roundTripMs / 2)
  }
}

/** Opens a port that leads to `url` over a slow line, which all connections share. */
export async function openSlowLine(url: string): Promise<{ url: string; close(): void }> {
  const down = makeLane(line.downBitsPerSecond)
  const up = makeLane(line.upBitsPerSecond)
  const target = Number(new URL(url).port)
  const server = net.createServer((client) => {
    const upstream = net.connect(target, 'localhost')
    const end = () => void (client.destroy(), upstream.destroy())
    client.on('data', (data) => up(data.length, () => upstream.writable && upstream.write(data)))
    upstream.on('data', (data) => {
      for (let at = 0; at < data.length; at += packetBytes) {
        const packet = data.subarray(at, at + packetBytes)
        down(packet.length, () => client.writable && client.write(packet))
      }
    })
    client.on('error', end).on('close', end)
    upstream.on('error', end).on('close', () => down(0, end))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => server.close() }
}
