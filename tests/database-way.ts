import net from 'node:net'

/**
 * `refused`: new connections are refused. `silent`: connections stay open, but nothing comes through. `deaf`:
 * the notifications of Postgres do not come through, as behind a pooler that assigns connections per
 * transaction.
 */
type WayState = 'open' | 'refused' | 'silent' | 'deaf'

export type Way = {
  /** The database's address through this proxy. */
  url: string
  set(state: WayState): void
  /**
   * Simulates a lost host: open connections stay silent for good, new ones reach the host that replaces it.
   */
  lose(): void
  /** Leads new connections to another address, as a name of a service after a change of the host. */
  lead(databaseUrl: string): void
  close(): void
}

/** Opens a proxy to the database for one test, which can shut it. */
export async function openWay(databaseUrl: string): Promise<Way> {
  const url = new URL(databaseUrl)
  let { hostname, port } = url
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
    lead: (nextUrl) => ({ hostname, port } = new URL(nextUrl)),
    close: () => {
      cutSockets()
      server.close()
    },
  }
}

const noticeType = 'A'.charCodeAt(0)
const frameHeadBytes = 5
/** The whole answer to a client that asks for encryption first, as PgBouncer does. */
const noEncryption = 'N'.charCodeAt(0)

/** Drops the notifications from a stream of the server: each message is its type, its length and its text. */
function dropNotices(isDropping: () => boolean): (data: Buffer) => Buffer {
  let rest = Buffer.alloc(0)
  let isFirst = true
  return (data) => {
    if (isFirst && data[0] === noEncryption && data.length === 1) return data
    isFirst = false
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
