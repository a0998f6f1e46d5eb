/**
 * The accepted methods. Other methods are for proxies and file stores, and our libraries do not know all of
 * them.
 */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
export const allowedMethods = methods.join(', ')

/**
 * The longest path and query of a request. Our addresses are shorter, even though a search term in Cyrillic
 * takes six bytes a letter.
 */
const pathBytesMax = 4 * 1024
const queryBytesMax = 4 * 1024
/** The most parameters of a query: Next needs quadratic time for many parameters with one name. */
const parametersMax = 100

/** Matches an address that names no other host and contains no `%`, so that it needs no further check. */
const usual = /^\/(?![/\\])[^%]*$/

/**
 * Returns the requested path and query, or the status of the refusal. The path is always of our own host:
 * `http://other.example/mm` and `//mm` give `/mm`.
 * @param method as in the request line
 * @param url as in the request line
 */
export function readRequestLine(method = '', url = ''): { url: string } | { status: 400 | 405 | 414 } {
  if (!methods.includes(method)) return { status: 405 }
  if (exceedsUrlLimits(url)) return { status: 414 }
  if (usual.test(url)) return { url }
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^[/\\]+/, '/') || '/'
  const fullPath = path.startsWith('?') ? `/${path}` : path
  return fullPath.startsWith('/') && isDecodableWithoutNul(fullPath) ? { url: fullPath } : { status: 400 }
}

function exceedsUrlLimits(url: string): boolean {
  const end = url.indexOf('?')
  if (end < 0) return url.length > pathBytesMax
  if (end > pathBytesMax || url.length - end - 1 > queryBytesMax) return true
  let parameters = 1
  for (let at = url.indexOf('&', end); at >= 0; at = url.indexOf('&', at + 1)) parameters++
  return parameters > parametersMax
}

/**
 * Returns whether the path of an address can be decoded, and the address contains no NUL, which Postgres and
 * file systems do not accept.
 */
function isDecodableWithoutNul(url: string): boolean {
  if (!url.includes('%')) return true
  if (url.includes('%00')) return false
  const end = url.indexOf('?')
  try {
    decodeURIComponent(end < 0 ? url : url.slice(0, end))
    return true
  } catch {
    return false
  }
}
