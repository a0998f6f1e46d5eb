/**
 * Returns the host of a web address without `www.`, or '' for an invalid address. The scheme may be missing.
 */
export function hostWithoutWww(address: string): string {
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`
  return URL.canParse(full) ? new URL(full).hostname.replace(/^www\./, '') : ''
}
