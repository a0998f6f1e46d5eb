const ownMachine = /^(localhost(:|$)|127\.|\[::1\]|0\.0\.0\.0)/

/** Returns a site's address as people write it, such as `mnma.example`; empty for a local site. */
export function displayHostOf(siteUrl: string): string {
  const { host } = new URL(siteUrl)
  return ownMachine.test(host) ? '' : host.replace(/^www\./, '')
}

/** Shortens a web address for display: `example.mn` for `https://www.example.mn/`. */
export function shortenWebAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}
