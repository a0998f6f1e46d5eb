import net from 'node:net'

/**
 * `refused`: nobody is there. `silent`: connections stand, and nothing comes through them any more. `deaf`: what
 * Postgres tells of itself does not come through, as behind a pooler that lends its connections by the transaction.
 */
type WayState = 'open' | 'refused' | 'silent' | 'deaf'

export type Way = {
  /** The database's address by this way. */
  url: string
  set(state: WayState): void
  /** The host is lost: what is open goes silent for good, and what is new reaches the host that took its place. */
  lose(): void
  close(): void
}

/** A way of a test's own to the database, that can be shut. */
export async function openWay(databaseUrl: string): Promise<Way> {
  const url = new URL(databaseUrl)
  const { hostname, port } = url
  const sockets = new Set<net.Socket>()
  let state: WayState = 'open'
  const server = net.createServer((from) => {
    if (state === 'refused') return void from.destroy()
    const to = net.connect(Number(port), hostname)
    join(from, to)
    join(
      to,
      from,
      dropNotices(() => state === 'deaf'),
    )
  })
  const lostSockets = new WeakSet<net.Socket>()
  const join = (from: net.Socket, to: net.Socket, hearing = (data: Buffer) => data) => {
    sockets.add(from)
    from.on('error', () => undefined)
    from.on('data', (data) => {
      const bytes = hearing(data)
      if (state !== 'silent' && !lostSockets.has(from)) to.write(bytes)
    })
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const cutSockets = () => sockets.forEach((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`
  return {
    url: url.href,
    set: (next) => {
      state = next
      if (next === 'refused') cutSockets()
    },
    lose: () => sockets.forEach((socket) => lostSockets.add(socket)),
    close: () => {
      cutSockets()
      server.close()
    },
  }
}

const noticeType = 'A'.charCodeAt(0)
const frameHeadBytes = 5

/** Leaves out the notices of what a server sends: each message is its type, its length and its text. */
function dropNotices(isDropping: () => boolean): (data: Buffer) => Buffer {
  let rest = Buffer.alloc(0)
  return (data) => {
    rest = Buffer.concat([rest, data])
    const through: Buffer[] = []
    while (rest.length >= frameHeadBytes) {
      const bytes = 1 + rest.readUInt32BE(1)
      if (rest.length < bytes) break
      if (rest[0] !== noticeType || !isDropping()) through.push(rest.subarray(0, bytes))
      rest = rest.subarray(bytes)
    }
    return Buffer.concat(through)
  }
}
