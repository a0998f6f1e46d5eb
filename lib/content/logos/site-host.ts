/** Returns the host of a web address that may lack its scheme and may begin with `www`. */
export function siteHost(address: string): string {
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`
  return URL.canParse(full) ? new URL(full).hostname.replace(/^www\./, '') : ''
}
