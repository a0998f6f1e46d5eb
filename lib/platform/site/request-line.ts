/**
 * Other methods are for proxies and file stores, and some are unknown to the libraries that would get them.
 */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
export const allowedMethods = methods.join(', ')

/** Longer than any of our addresses: a search term in Cyrillic, encoded, takes six bytes a letter. */
const pathBytesMax = 4 * 1024
const queryBytesMax = 4 * 1024
/** Next parses a list of equal names in quadratic time. */
const parametersMax = 100

/** A path without escapes. */
const usual = /^\/(?![/\\])[^%]*$/

/**
 * Returns the requested path and query, always of our own host: `http://other.example/mm` and `//mm` give
 * `/mm`.
 * @param method as in the request line
 * @param url as in the request line
 */
export function readRequestLine(method = '', url = ''): { url: string } | { status: 400 | 405 | 414 } {
  if (!methods.includes(method)) return { status: 405 }
  if (isTooLong(url)) return { status: 414 }
  if (usual.test(url)) return { url }
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^[/\\]+/, '/') || '/'
  const fullPath = path.startsWith('?') ? `/${path}` : path
  return fullPath.startsWith('/') && isReadable(fullPath) ? { url: fullPath } : { status: 400 }
}

function isTooLong(url: string): boolean {
  const end = url.indexOf('?')
  if (end < 0) return url.length > pathBytesMax
  if (end > pathBytesMax || url.length - end - 1 > queryBytesMax) return true
  let parameters = 1
  for (let at = url.indexOf('&', end); at >= 0; at = url.indexOf('&', at + 1)) parameters++
  return parameters > parametersMax
}

/**
 * Returns whether percent-encoding decodes, without NUL: Postgres and file systems accept no text with one.
 */
function isReadable(url: string): boolean {
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
