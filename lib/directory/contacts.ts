/** Groups a Mongolian number of eight digits for display: `9910 4512`. Other numbers stay as they are. */
export function formatPhone(number: string): string {
  return number
    .trim()
    .replace(/^((?:\+?976[ -]?)?)(\d{4})[ -]?(\d{4})$/, (_, prefix: string, ...halves: string[]) =>
      [prefix.replace(/[ -]$/, ''), halves[0], halves[1]].filter(Boolean).join(' '),
    )
}

/** Returns a web address with its protocol, `https` if it has none; null when the text is no web address. */
export function webHref(address: string): string | null {
  const full =
    /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/]*:\d/.test(address) ? address : `https://${address}`
  return /^https?:\/\/[^\s/]/i.test(full) && URL.canParse(full) ? full : null
}

/** Whether a text is the address of a website, with or without its protocol. */
export function isWebsite(address: string): boolean {
  const full = /^https?:\/\//i.test(address) ? address : `https://${address}`
  if (/\s/.test(address) || !URL.canParse(full)) return false
  const { hostname, username } = new URL(full)
  // A user name before the host means an e-mail address.
  return username === '' && /[^.]\.[^.]/.test(hostname)
}
