/** The host of a web address that is written with or without a protocol and `www`. */
export function siteHost(address: string): string {
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`
  return URL.canParse(full) ? new URL(full).hostname.replace(/^www\./, '') : ''
}
