/** An address of the web as it is shown: `example.mn` for `https://www.example.mn/`. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}

/** An address of the web as a link: people write it without a protocol. What is no web address leads nowhere. */
export function webHref(address: string): string | null {
  const full =
    /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/]*:\d/.test(address) ? address : `https://${address}`
  return /^https?:\/\/[^\s/]/i.test(full) && URL.canParse(full) ? full : null
}

/** Whether it is the address of a website, with or without its protocol. */
export function isWebsite(address: string): boolean {
  const full = /^https?:\/\//i.test(address) ? address : `https://${address}`
  if (/\s/.test(address) || !URL.canParse(full)) return false
  const { hostname, username } = new URL(full)
  // What has a name before its host is an address of mail.
  return username === '' && /[^.]\.[^.]/.test(hostname)
}
