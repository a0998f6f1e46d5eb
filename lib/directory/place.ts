const googleMapsUrl = (part: string, query: Record<string, string>) =>
  `https://www.google.com/maps/${part}/?${new URLSearchParams({ api: '1', ...query })}`

/** Returns the link to a postal address on Google Maps. */
export function mapHref(address: string): string {
  return googleMapsUrl('search', { query: address })
}

/** Returns the link to directions on Google Maps from the reader's position to a postal address. */
export function routeHref(address: string): string {
  return googleMapsUrl('dir', { destination: address })
}
