import { createHash } from 'node:crypto'
import { themeScript } from '@/lib/platform/site/theme-script'
import { isDeferredScript } from './deferred-scripts'

const flightBegins = '(self.__next_f=self.__next_f||[]).push([0])'
const flightPart = /^self\.__next_f\.push\((\[[13],"[\s\S]*"\])\)$/
/**
 * Matches Turbopack's inline script, which lists the chunks to load. Only paths of our own chunks match, so
 * an injected script of this form can load nothing else.
 */
const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"static\/chunks\/[\w.-]+\.js",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);$/

/**
 * Builds a policy with the hash of each inline script of the page that Next or we wrote, so that cached pages
 * need neither 'unsafe-inline' nor a nonce. Styles may be inline: React and the picture placeholders write
 * them.
 *
 * The policy has no hash of an injected script, so the browser does not run that script. An injected script
 * cannot pass for one of Next's either: Next's scripts contain `routerData` part by part, and a script gets a
 * hash only if it contains the part that comes next in `routerData`.
 */
export function contentSecurityPolicyOf(html: string, routerData: Buffer | undefined): string {
  const hashes = new Set<string>()
  let flightBytes = 0
  for (const { attributes, body } of scriptsOf(html)) {
    if (/\bsrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue
    const part = routerDataPartOf(body)
    if (part) {
      const due = routerData?.subarray(flightBytes, flightBytes + part.length)
      if (!due?.equals(part)) continue
      flightBytes += part.length
    } else if (!isTrustedScript(body)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

function isTrustedScript(body: string): boolean {
  return body === flightBegins || body === themeScript || bootstrap.test(body) || isDeferredScript(body)
}

/**
 * Yields the scripts of a page. It scans step by step: a regular expression would search the whole page again
 * for each unclosed script.
 */
function* scriptsOf(html: string): Generator<{ attributes: string; body: string }> {
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
    const begin = html.indexOf('>', at) + 1
    const end = html.indexOf('</script>', begin)
    if (begin === 0 || end < 0) return
    yield { attributes: html.slice(at + '<script'.length, begin - 1), body: html.slice(begin, end) }
    at = end
  }
}

/**
 * Returns the router data that one of Next's scripts contains as text, or as base64 if it is no valid text.
 * @returns null for other scripts
 */
function routerDataPartOf(body: string): Buffer | null {
  const [, list] = flightPart.exec(body) ?? []
  if (!list) return null
  try {
    const [kind, text] = JSON.parse(list) as [kind: number, text: string]
    return Buffer.from(text, kind === 1 ? 'utf8' : 'base64')
  } catch {
    return null
  }
}
