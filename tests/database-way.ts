import net from 'node:net'

/** `refused`: nobody is there. `silent`: connections stand, and nothing comes through them any more. */
type WayState = 'open' | 'refused' | 'silent'

export type Way = {
  /** The database's address by this way. */
  url: string
  set(state: WayState): void
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
    join(to, from)
  })
  const join = (from: net.Socket, to: net.Socket) => {
    sockets.add(from)
    from.on('error', () => undefined)
    from.on('data', (data) => {
      if (state !== 'silent') to.write(data)
    })
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const cut = () => sockets.forEach((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`
  return {
    url: url.href,
    set: (next) => {
      state = next
      if (next === 'refused') cut()
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
