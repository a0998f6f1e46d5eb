/**
 * What the first line of a request asks for, whatever form it has. Plain JavaScript, because the gateway loads it.
 */

/** Others are for proxies and file stores, and some are known to no library that would meet them. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
export const allowedMethods = methods.join(', ')

/** A path of letters that stand for themselves. */
const usual = /^\/(?![/\\])[^%]*$/

/**
 * The path and query that are asked for, always of our own host: `http://other.example/mm` and `//mm` are `/mm`.
 * @param {string | undefined} method @param {string | undefined} url as they stand in the request's line
 * @returns {{ url: string } | { status: 400 | 405 }}
 */
export function readRequestLine(method = '', url = '') {
  if (!methods.includes(method)) return { status: 405 }
  if (usual.test(url)) return { url }
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^[/\\]+/, '/') || '/'
  const own = path.startsWith('?') ? `/${path}` : path
  return own.startsWith('/') && isReadable(own) ? { url: own } : { status: 400 }
}

/** Percent-encoding that decodes, and no NUL: Postgres and file systems know no text with one. */
function isReadable(url) {
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
