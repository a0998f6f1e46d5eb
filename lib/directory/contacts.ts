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
