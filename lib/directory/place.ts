const mapsAddress = (part: string, query: Record<string, string>) =>
  `https://www.google.com/maps/${part}/?${new URLSearchParams({ api: '1', ...query })}`

/** Links to an address on an external map. */
export function mapHref(address: string): string {
  return mapsAddress('search', { query: address })
}

/** Links to directions to an address from the reader's position. */
export function routeHref(address: string): string {
  return mapsAddress('dir', { destination: address })
}
