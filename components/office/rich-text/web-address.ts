/**
 * Completes a typed address: a bare domain gets `https://`, a bare e-mail address `mailto:`; paths and
 * anchors of the site stay as they are.
 * @returns null for an invalid address, or one with a scheme other than http, https, mailto and tel
 */
export function completeLinkAddress(input: string): string | null {
  const text = input.trim()
  if (/^\/(?!\/)\S*$/.test(text) || /^#\S+$/.test(text)) return text
  if (/^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/.test(text)) return `mailto:${text}`
  if (text.startsWith('//')) return null
  const full = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(full) || /\s/.test(text)) return null
  const { protocol, hostname } = new URL(full)
  if (protocol === 'mailto:' || protocol === 'tel:') return full
  return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.') ? full : null
}
