const ownMachine = /^(localhost(:|$)|127\.|\[::1\]|0\.0\.0\.0)/

/** Returns a site's address as people write it, such as `mnma.example`; empty for a local site. */
export function displayHostOf(siteUrl: string): string {
  const { host } = new URL(siteUrl)
  return ownMachine.test(host) ? '' : host.replace(/^www\./, '')
}

/** Returns a URL as people write it: `mnma.example/mm/about`. */
export const displayUrlOf = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '')
