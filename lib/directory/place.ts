const ofMaps = (part: string, query: Record<string, string>) =>
  `https://www.google.com/maps/${part}/?${new URLSearchParams({ api: '1', ...query })}`

/** Where an address is, on a map of others. */
export function mapHref(address: string): string {
  return ofMaps('search', { query: address })
}

/** The way to an address, from where one is. */
export function routeHref(address: string): string {
  return ofMaps('dir', { destination: address })
}
