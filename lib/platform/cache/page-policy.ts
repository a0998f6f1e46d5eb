import { createHash } from 'node:crypto'
import { themeScript } from '@/lib/platform/site/theme-script'
import { isDeferredScript } from './deferred-scripts'

const flightBegins = '(self.__next_f=self.__next_f||[]).push([0])'
const flightPart = /^self\.__next_f\.push\((\[[13],"[\s\S]*"\])\)$/
/**
 * The script that lists the chunks to load. It may name only chunks of our own build, so an injected one of
 * this form can load nothing else.
 */
const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"static\/chunks\/[\w.-]+\.js",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);$/

/**
 * Builds a policy that names by its hash each inline script of this page that Next or we wrote, so that
 * cached pages need neither 'unsafe-inline' nor a nonce. Styles may be inline: React and the picture
 * placeholders write them.
 *
 * An injected script has no hash and does not run. It cannot pass for one of Next's either: Next's scripts
 * contain, part by part, the data that the router can also request, `routerData`, and the policy names only a
 * script with the very next part of that data.
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
 * Returns the data that one of Next's scripts carries: text, or bytes in base64 if they are not valid text.
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
