/** Others are for proxies and file stores, and some are known to no library that would meet them. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
export const allowedMethods = methods.join(', ')

/** More than any address of ours has: a term of a search in Cyrillic, encoded, takes six bytes a letter. */
const pathBytesMax = 4 * 1024
const queryBytesMax = 4 * 1024
/** Next reads a list of so many equal names in a time that grows with its square. */
const parametersMax = 100

/** A path of letters that stand for themselves. */
const usual = /^\/(?![/\\])[^%]*$/

/**
 * The path and query that are asked for, always of our own host: `http://other.example/mm` and `//mm` are `/mm`.
 * @param method as it stands in the request's line
 * @param url the same
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

/** Percent-encoding that decodes, and no NUL: Postgres and file systems know no text with one. */
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
